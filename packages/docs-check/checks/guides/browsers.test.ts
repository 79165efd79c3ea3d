import { globSync, readFileSync } from "node:fs";
import { tables } from "page:guides/browsers";
import { build, transform } from "esbuild";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";

const code = readFileSync("node_modules/@craftjs/core/dist/esm/index.js", "utf8");
const names = ["chrome", "firefox", "safari"];
const compiled = async (target: string) => (await transform(code, { target })).code;

test("#browsers: the package is ES2020 because of the operator ??, and needs Object.fromEntries", async () => {
  const [newest, es2020, es2019] = await Promise.all(["esnext", "es2020", "es2019"].map(compiled));
  expect([es2020 === newest, es2019 === newest]).toEqual([true, false]);
  expect([newest, es2019].map((text = "") => / \?\? /.test(text))).toEqual([true, false]);
  expect([newest?.includes("?."), code.includes("Object.fromEntries")]).toEqual([false, true]);
});

test("#react: the peer is React 16.8 to 19", () => {
  expect(packageJson("@craftjs/core").peerDependencies).toEqual({ react: "^16.8.0 || ^17 || ^18 || ^19" });
});

test("#browsers: the versions in the table are the first that support the operator ??", async () => {
  const rows = tables[0]?.rows.map(({ cells }) => cells.map(({ text }) => text)) ?? [];
  for (const [[, version = ""] = [], browser] of rows.slice(0, 3).map((row, index) => [row, names[index]] as const)) {
    const [major, minor] = version.split(".");
    const before = minor ? major : Number(major) - 1;
    const targets = [`${browser}${version}`, `${browser}${before}`];
    const codes = await Promise.all(targets.map(async (target) => (await transform("a = b ?? c", { target })).code));
    expect([targets, codes.map((code) => code.includes(" ?? "))]).toEqual([targets, [true, false]]);
  }
  expect(readFileSync("node_modules/immer/dist/immer.esm.mjs", "utf8")).toContain("Proxy.revocable");
});

test("#bundlers: a bundle needs no settings, and the package has types and two builds", async () => {
  const entry = { contents: 'export * from "@craftjs/core";', resolveDir: process.cwd() };
  const { outputFiles } = await build({ stdin: entry, bundle: true, write: false, external: ["react", "react-dom"] });
  expect(outputFiles[0]?.text.length).toBeGreaterThan(10_000);
  const { main, module, types } = packageJson("@craftjs/core");
  expect([main, module, types]).toEqual(["./dist/cjs/index.js", "./dist/esm/index.js", "./lib/index.d.ts"]);
});

test("#browsers: the documentation’s own examples use the newer features that the page names", () => {
  const files = globSync(["content/docs/**/*.mdx", "examples/*/src/**/*.{tsx,ts,css}"]);
  const code = files.filter((file) => !file.includes("browsers")).map((file) => readFileSync(file, "utf8"));
  for (const feature of ["plaintext-only", "Object.hasOwn(", "light-dark(", "container-type"])
    expect([feature, code.some((text) => text.includes(feature))]).toEqual([feature, true]);
});
