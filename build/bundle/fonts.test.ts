import { stat } from "node:fs/promises";
import { expect, it } from "vitest";
import { siteFonts } from "./fonts.ts";

const fonts = await siteFonts();

it("limits the size of all fonts together to 60 kB", async () => {
  const sizes = await Promise.all(fonts.map(async ({ file }) => (await stat(file)).size));
  expect(sizes.every((size) => size > 5000)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

it("returns the licence of each font", () => {
  expect(fonts.every(({ licence }) => licence.includes("SIL OPEN FONT LICENSE Version 1.1"))).toBe(true);
});
