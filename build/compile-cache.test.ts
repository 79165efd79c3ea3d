import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../test/test-folder.ts";

const folder = testFolder();

it("sets PWD to the real path of a project that is opened through a symbolic link", () => {
  const link = resolve(folder, "link");
  symlinkSync(resolve("."), link, "junction");
  const code =
    'require("child_process").execFileSync(process.execPath, ["-p", "process.env.PWD"], { stdio: "inherit" })';
  const args = ["--import", "./build/compile-cache.js", "--eval", code];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: link,
    encoding: "utf8",
    env: { ...process.env, PWD: link },
  });
  expect(stdout.trim()).toBe(resolve("."));
});
