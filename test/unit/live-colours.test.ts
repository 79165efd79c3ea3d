import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readLiveSources } from "../../build/sources/live-sources.ts";

const tokens = readFileSync("packages/browser/styles/tokens.css", "utf8");
const sheets = [...tokens.matchAll(/--sheet: (#\w+);/g)].map(([, colour = ""]) => colour);
const ink = /color: (#\w{6});/.exec(readFileSync("packages/playground/sandbox/canvas.css", "utf8"))?.[1] ?? "";
const backgrounds = (await readLiveSources("content")).flatMap(({ name, source }) =>
  [...source.matchAll(/background: [^,\n]*'(#\w+)'/g)].map(([, colour = ""]) => ({ name, colour })),
);

it("the sheet has a light and a dark mode, and some blocks have a background", () => {
  expect(sheets).toHaveLength(2);
  expect(backgrounds.length).toBeGreaterThan(1);
});

it.each(backgrounds)("the background of a block in $name is visible in both modes", ({ colour }) => {
  for (const sheet of sheets) expect(contrast(colour, sheet)).toBeGreaterThanOrEqual(1.25);
  expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
});

/** Contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colours: [string, string]): number {
  const [darker = 0, lighter = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#fff` or `#ffffff`. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(digits.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
