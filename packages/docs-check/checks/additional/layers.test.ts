import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["cjs", "esm"])("#install: the %s build imports styled-components, whichever export is used", (build) => {
  const code = readFileSync(`node_modules/@craftjs/layers/dist/${build}/index.js`, "utf8");
  expect(code).toMatch(/(?:from|require\()"styled-components"/);
});
