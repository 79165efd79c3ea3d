import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../test/test-folder.ts";

const folder = testFolder();

it("programs run in the real folder of a project that a symbolic link points to", () => {
  const link = resolve(folder, "link");
  symlinkSync(resolve("."), link, "junction");
  const code =
    'require("child_process").execFileSync(process.execPath, ["-p", "process.env.PWD"], { stdio: "inherit" })';
  const args = ["--import", "./build/compile-cache.js", "--eval", code];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: link,
    encoding: "utf8",
    env: { ...process.env, PWD: join(link) },
  });
  expect(stdout.trim()).toBe(resolve("."));
});
