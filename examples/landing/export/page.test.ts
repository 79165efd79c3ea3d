import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("uses the site's colours in both modes", async () => {
  const [page, tokens] = await Promise.all(
    ["examples/landing/export/page.css", "packages/browser/styles/tokens.css"].map((path) => readFile(path, "utf8")),
  );
  const colours = [...(page ?? "").matchAll(/(--[a-z-]+): light-dark\((.+), (.+)\);/g)];
  expect(colours.length).toBeGreaterThan(8);
  for (const [, name, ...modes] of colours) {
    const values = [...(tokens ?? "").matchAll(new RegExp(`^ +${name}: (#.*);`, "gm"))].map(([, value]) => value);
    expect(values, name).toEqual(modes);
  }
});
