import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { packageJson } from "../package-json.ts";
import { testFolder } from "../test-folder.ts";

const folder = resolve(testFolder());
const check = (cwd: string) => {
  const { status, stderr } = spawnSync(process.execPath, [resolve("test/check-test-path.js")], {
    cwd,
    encoding: "utf8",
  });
  return [status, stderr];
};

it.each(["a#b", "a%20b", ...(process.platform === "win32" ? [] : ["what?"])])(
  "npm test rejects a folder named %s",
  (name) => {
    mkdirSync(join(folder, name));
    expect(check(join(folder, name))).toEqual([
      1,
      `Vite cannot run tests in a folder with "#", "%" or "?" in its path. Rename it: ${join(folder, name)}\n`,
    ]);
    expect(check(folder)).toEqual([0, ""]);
    expect(packageJson().scripts?.test).toMatch(/^node test\/check-test-path\.js && /);
  },
);
