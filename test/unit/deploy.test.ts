import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("npm run deploy rejects pages without dates before it builds", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/deploy.ts", "--dry-run"], {
    encoding: "utf8",
    env: { ...process.env, PATH: "" },
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "Pages have no dates, which come from git: git is not installed, or not in the PATH\nNothing was deployed.\n",
  ]);
});
