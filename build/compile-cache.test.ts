import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("tells a Node that runs no TypeScript from where to get one that does", () => {
  const words = ["--no-experimental-strip-types", "--import", "./build/compile-cache.js", "build.ts"];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stderr).toMatch(/^Node \d+\.\d+\.\d+ runs no TypeScript\..*\n.*npm ci --ignore-scripts=false\n$/);
  expect(status).toBe(1);
});
