import { basename } from "node:path";
import { type FontRole, type SiteFont, weights } from "./fonts.ts";

/** A font that readers have already, which stands in until the site's own is there. */
interface FallbackFont {
  /** What its faces are called, where they are installed: the regular and the bold one, if they differ. */
  regular: string[];
  bold: string[];
  /** Mean width of a character of `sample` in its regular and its bold face, as a fraction of the font's size. */
  widths: [regular: number, bold: number];
}

/**
 * What the widths of the fallback fonts were measured with: ordinary words of a documentation. The figures come from fonts of
 * the same widths that may be installed by anybody: Arimo for Arial, Roboto itself.
 */
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

/** Weights from which on a fallback font's bold face is nearer than its regular one, and the weight whose widths it takes on. */
const boldFrom = 550;
const boldest = 650;

/** What CSS calls a fallback font (`client/styles/tokens.css` does, after the font itself): `Figtree Arial`. */
const fallbackFamily = (family: string, name = "") => `${family} ${name}`;

/**
 * The `@font-face` rules of the site: its fonts, and for each the fonts that stand in for it, stretched and set on the same
 * lines, so that a page is laid out in the same way with either. `url(…)` names the files beside them.
 */
export function fontFaces(fonts: SiteFont[]): string {
  return fonts.flatMap((font) => [ownFace(font), ...fallbackFaces(font)]).join("\n");
}

function ownFace({ family, file }: SiteFont): string {
  // A font that has not come at the first paint waits for the next page: text that has been shown never moves.
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
        // The overrides are fractions of the adjusted size.
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
