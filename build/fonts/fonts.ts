import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { contentHash } from "../hash.ts";
import { writeAtomically } from "../write-atomically.ts";
import { type MeasuredFont, measureFont } from "./measure-font.ts";

/** The site's fonts: the names of their packages in `@fontsource-variable/`, and what of them is served. */
const sources = {
  sans: {
    family: "Figtree",
    package: "figtree",
    // `tnum` sets figures in columns, in tables.
    features: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"],
  },
  mono: {
    family: "JetBrains Mono",
    package: "jetbrains-mono",
    // Without the ligatures, which draw `!==` as a sign that nobody can type: code is shown as it is written.
    features: ["mark", "mkmk", "ccmp", "locl"],
  },
};

export type FontRole = keyof typeof sources;

/** Weights of the styles: nothing is thinner or bolder. */
export const weights = { min: 400, max: 700 };

/**
 * The characters that the fonts keep, where they have them: Latin-1, punctuation, arrows, signs of mathematics and of
 * currency. A set of its own, and not what the pages hold today: an edit of a page must not give the fonts a new name.
 */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
] as const;

export interface SiteFont {
  role: FontRole;
  family: string;
  /** The file that browsers get, in the cache folder; its name is `<role>.woff2`. */
  file: string;
  measured: MeasuredFont;
  licence: string;
}

const cacheDir = ".cache/fonts";
const { resolve } = createRequire(import.meta.url);
let fonts: Promise<SiteFont[]> | undefined;

/** The site's fonts, cut down to what it uses. The work is done once, and kept. */
export function siteFonts(): Promise<SiteFont[]> {
  fonts ??= Promise.all((Object.keys(sources) as FontRole[]).map(prepare));
  return fonts;
}

async function prepare(role: FontRole): Promise<SiteFont> {
  const { family, package: name, features } = sources[role];
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const original = await readFile(join(folder, "files", `${name}-latin-wght-normal.woff2`));
  const kept = join(cacheDir, contentHash(original, JSON.stringify([features, weights, ranges])));
  const [file, trueType] = [join(kept, `${role}.woff2`), join(kept, `${role}.ttf`)];
  if (!(await isThere(file)) || !(await isThere(trueType))) {
    const options = {
      keepFeatures: features,
      variationAxes: { wght: weights },
      noHinting: true,
      // Copyright and licence: the licence asks that they travel with the font.
      preserveNameIds: [0, 13, 14],
    };
    for (const [path, targetFormat] of [[trueType, "truetype"] as const, [file, "woff2"] as const]) {
      await writeAtomically(path, await subsetFont(original, characters(), { ...options, targetFormat }));
    }
  }
  return {
    role,
    family,
    file,
    measured: measureFont(await readFile(trueType)),
    licence: await readFile(join(folder, "LICENSE"), "utf8"),
  };
}

const isThere = (file: string) =>
  readFile(file).then(
    (bytes) => bytes.length > 0,
    () => false,
  );

function characters(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join("");
}
