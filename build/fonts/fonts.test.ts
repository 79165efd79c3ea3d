import { stat } from "node:fs/promises";
import { expect, it } from "vitest";
import { siteFonts } from "./fonts.ts";

const fonts = await siteFonts();

it("gives the browser at most 60 kB of fonts", async () => {
  const sizes = await Promise.all(fonts.map(async ({ file }) => (await stat(file)).size));
  expect(sizes.every((size) => size > 5000)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

it("keeps the letters of Western Europe and the punctuation of the pages", () => {
  for (const { measured } of fonts) {
    expect(measured.covers("Aa0 éßØñ “quoted” – — … ‹›•©×€™")).toBe(true);
    expect(measured.covers("Ж")).toBe(false);
  }
});

it("measures with the weight: bold is wider in the sans, and as wide in the mono", () => {
  const [sans, mono] = fonts.map(({ measured }) => measured);
  expect(sans?.width("Selected", 700)).toBeGreaterThan((sans?.width("Selected", 400) ?? 0) * 1.01);
  expect(mono?.width("!==", 700)).toBeCloseTo(1.8);
});

it("kerns as a browser does", () => {
  const sans = fonts[0]?.measured;
  expect(sans?.width("AV", 400)).toBeLessThan((sans?.width("A", 400) ?? 0) + (sans?.width("V", 400) ?? 0));
});

it("comes with the licence of each font", () => {
  expect(fonts.every(({ licence }) => licence.includes("SIL OPEN FONT LICENSE Version 1.1"))).toBe(true);
});
