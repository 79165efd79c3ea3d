import { basename } from "node:path";
import { type FontRole, type SiteFont, weights } from "./fonts.ts";

interface FallbackFont {
  regular: string[];
  bold: string[];
  /** Mean character width of `sample` in each face, in em. */
  widths: [regular: number, bold: number];
}

/** Text for measuring the fallback fonts, in Arimo (metric-compatible with Arial) and Roboto itself. */
export const sample =
  "A page that readers build is a tree of your own components. Drop one on the canvas, change what it says, move it: each step is recorded, and each can be undone. What you store is JSON.";

const fallbackFonts: Record<FontRole, FallbackFont[]> = {
  sans: [
    {
      regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
      bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
      widths: [0.4544, 0.486],
    },
    { regular: ["Roboto"], bold: ["Roboto Bold"], widths: [0.4489, 0.4545] },
  ],
  mono: [
    {
      regular: ["Menlo", "Menlo-Regular", "Liberation Mono", "Cousine", "Roboto Mono", "Courier New"],
      bold: [
        "Menlo Bold",
        "Menlo-Bold",
        "Liberation Mono Bold",
        "Cousine Bold",
        "Roboto Mono Bold",
        "Courier New Bold",
      ],
      widths: [0.6001, 0.6001],
    },
  ],
};

/** From `boldFrom` on, a fallback's bold face is the closer one; it is adjusted to the width of `boldest`. */
const boldFrom = 550;
const boldest = 650;

const fallbackFamily = (family: string, name = "") => `${family} ${name}`;

/** The fonts and their fallback fonts, with metric overrides against layout shift. */
export function fontFaces(fonts: SiteFont[]): string {
  return fonts.flatMap((font) => [ownFace(font), ...fallbackFaces(font)]).join("\n");
}

function ownFace({ family, file }: SiteFont): string {
  // `optional`: a font that misses the first paint waits for the next page, so text never shifts.
  return rule({
    "font-family": JSON.stringify(family),
    "font-weight": `${weights.min} ${weights.max}`,
    "font-display": "optional",
    src: `url("./${basename(file)}") format("woff2")`,
  });
}

function fallbackFaces({ role, family, measured }: SiteFont): string[] {
  return fallbackFonts[role].flatMap(({ regular, bold, widths }) =>
    [
      { names: regular, range: `${weights.min} ${boldFrom - 1}`, weight: weights.min, width: widths[0] },
      { names: bold, range: `${boldFrom} ${weights.max}`, weight: boldest, width: widths[1] },
    ].map(({ names, range, weight, width }) => {
      const stretch = measured.width(sample, weight) / sample.length / width;
      return rule({
        "font-family": JSON.stringify(fallbackFamily(family, regular[0])),
        "font-weight": range,
        src: names.map((name) => `local("${name}")`).join(", "),
        "size-adjust": percent(stretch),
        // The overrides are relative to the adjusted size.
        "ascent-override": percent(measured.ascent / stretch),
        "descent-override": percent(measured.descent / stretch),
        "line-gap-override": percent(measured.lineGap / stretch),
      });
    }),
  );
}

function rule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}`;
}

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
