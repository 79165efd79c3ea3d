import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import { packageJson } from "../../../../build/base/package-json.ts";

const code = readFileSync("node_modules/@craftjs/core/dist/esm/index.js", "utf8");
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
