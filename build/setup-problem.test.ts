import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../test/test-folder.ts";
import { setupProblem } from "./setup-problem.js";

const install = "npm ci --include=dev --ignore-scripts=false";
const folder = testFolder({
  "package.json": JSON.stringify({ devDependencies: { node: "24.21.0", esbuild: "1.0.0" } }),
  "node_modules/node/package.json": "{}",
  "node_modules/esbuild/package.json": "{}",
});

it("reports nothing if everything is installed, even with a newer Node", () => {
  expect([setupProblem(), setupProblem(folder, "24.21.0"), setupProblem(folder, "26.1.0")]).toEqual([null, null, null]);
});

it.each(["20.19.0", "22.18.0"])(
  "reports that Node %s is too old, and how to install the project's version",
  (version) => {
    expect(setupProblem(folder, version)).toBe(
      `Node ${version} is too old. npm installs Node 24 with the project, if packages may run scripts. Run: ${install}`,
    );
  },
);

it("reports a missing package and how to install it, before any package is imported", () => {
  const dependencies = { browser: "1.0.0" };
  const workspace = JSON.stringify({ dependencies, devDependencies: { node: "24.21.0" } });
  writeFiles(folder, { "package.json": workspace });
  expect(setupProblem(folder)).toBe(`The package browser is not installed. Run: ${install}`);
  writeFiles(folder, { "bare/package.json": JSON.stringify({ devDependencies: { node: "24.21.0" } }) });
  const args = ["--import", new URL("compile-cache.js", import.meta.url).href, "build.ts"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: join(folder, "bare"), encoding: "utf8" });
  expect([status, stderr]).toEqual([1, `The package node is not installed. Run: ${install}\n`]);
});

// Root may write anywhere, and Windows has no such modes.
it.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
  "reports a folder owned by root and how to remove it",
  () => {
    mkdirSync(join(folder, "dist"));
    chmodSync(join(folder, "dist"), 0o500);
    expect(setupProblem(folder)).toBe(
      `You may not write to ${folder}/dist, perhaps because sudo was used. Run: sudo rm -r ${folder}/dist`,
    );
  },
);
