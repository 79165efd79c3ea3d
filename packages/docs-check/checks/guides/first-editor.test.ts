import { globSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";

const sizesOf = (example: string) =>
  globSync(`examples/${example}/src/**/*.{ts,tsx,css}`).map(
    (file) => readFileSync(file, "utf8").split("\n").length - 1,
  );
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);

test("#project: the editors have as many files and lines, and Vite needs the Node.js, as the pages say", () => {
  const [small, tutorial] = ["first-editor", "tutorial"].map(sizesOf) as [number[], number[]];
  expect([small.length, Math.max(...small) <= 40]).toEqual([5, true]);
  expect(Math.round(sum(tutorial) / 10)).toBe(57);
  expect(packageJson("vite").engines?.node).toBe("^20.19.0 || >=22.12.0");
});

test("#own-app: esbuild turns each file into JavaScript", async () => {
  for (const file of globSync("examples/{first-editor,tutorial}/src/**/*.tsx")) {
    const code = readFileSync(file, "utf8");
    const { code: script } = await transform(code, { loader: "tsx", jsx: "preserve" });
    await expect(transform(script, { loader: "jsx" }), file).resolves.toHaveProperty("code");
    expect(script, file).not.toContain("UserComponent");
  }
});
