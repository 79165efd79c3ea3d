import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

describe("additional/layers#install", () => {
  test.each(["cjs", "esm"])("the %s build imports styled-components, whatever is taken from it", (build) => {
    const code = readFileSync(`node_modules/@craftjs/layers/dist/${build}/index.js`, "utf8");
    expect(code).toMatch(/(?:from|require\()"styled-components"/);
  });
});
