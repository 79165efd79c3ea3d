import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../test-folder.ts";

const folder = resolve(testFolder({ "user/page.mdx": "Of the user.", "hooks/pre-commit": "#!/bin/sh\nexit 1\n" }));
const repository = join(folder, "user/.git");
const git = (...args: string[]) => execFileSync("git", args, { cwd: join(folder, "user"), encoding: "utf8" });

/** Every file of the user's repository, with its contents. */
function stateOfRepository(): Record<string, string> {
  const files = readdirSync(repository, { recursive: true, encoding: "utf8" }).sort();
  const isFile = (name: string) => statSync(join(repository, name)).isFile();
  return Object.fromEntries(
    files.filter(isFile).map((name) => [name, readFileSync(join(repository, name)).toString("base64")]),
  );
}

it("tests that run git pass in a git hook with signed commits, without touching the user's repository", {
  timeout: 60_000,
}, () => {
  git("init", "-q");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "The user's");
  writeFiles(folder, {
    config: `[commit]\n gpgSign = true\n[gpg]\n program = false\n[core]\n hooksPath = ${JSON.stringify(join(folder, "hooks"))}\n`,
  });
  const before = stateOfRepository();
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "build/sources/commit-times.test.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: {
      ...process.env,
      GIT_DIR: repository,
      GIT_INDEX_FILE: join(repository, "index"),
      GIT_CONFIG_GLOBAL: join(folder, "config"),
    },
  });
  expect(stateOfRepository()).toEqual(before);
  expect(status, stdout + stderr).toBe(0);
});
