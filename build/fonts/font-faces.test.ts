import { expect, it } from "vitest";
import { fontFaces, sample } from "./font-faces.ts";
import { siteFonts } from "./fonts.ts";

const fonts = await siteFonts();
const faces = fontFaces(fonts)
  .split("@font-face")
  .map((rule) => Object.fromEntries([...rule.matchAll(/([\w-]+): (.*);/g)].map(([, name, value]) => [name, value])))
  .filter((face) => face["font-family"]);
const facesOf = (family: string) => faces.filter((face) => face["font-family"] === `"${family}"`);

it("never swaps a text that has been shown", () => {
  const own = faces.filter((face) => face.src?.startsWith("url"));
  expect(own.map((face) => [face["font-family"], face["font-display"]])).toEqual([
    ['"Figtree"', "optional"],
    ['"JetBrains Mono"', "optional"],
  ]);
});

it("has fallback fonts for the regular and for the bold weights, without a gap between them", () => {
  for (const family of ["Figtree Arial", "Figtree Roboto", "JetBrains Mono Menlo"]) {
    expect(facesOf(family).map((face) => face["font-weight"])).toEqual(["400 549", "550 700"]);
  }
});

it("stretches a fallback font to the width of the font, and sets it on the font's lines", () => {
  const sans = fonts.find(({ role }) => role === "sans")?.measured;
  // Mean widths of Arial and Arial Bold.
  for (const [index, [weight, width]] of (
    [
      [400, 0.4544],
      [650, 0.486],
    ] as const
  ).entries()) {
    const face = facesOf("Figtree Arial")[index];
    const stretch = Number.parseFloat(face?.["size-adjust"] ?? "") / 100;
    const own = (sans?.width(sample, weight) ?? 0) / sample.length;
    expect(stretch * width).toBeCloseTo(own, 3);
    const ascent = Number.parseFloat(face?.["ascent-override"] ?? "") / 100;
    expect(ascent * stretch).toBeCloseTo(sans?.ascent ?? 0, 3);
  }
});
