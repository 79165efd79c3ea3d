import { transform } from "esbuild";
import { expect, test } from "vitest";

test("#display-name: a bundler that minifies shortens the names of functions", async () => {
  const { code } = await transform("export default [function Heading() {}].map((block) => block.name)[0];", {
    format: "esm",
    minify: true,
  });
  expect(code).not.toContain("Heading");
});
