import { once } from "node:events";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { writeAtomically } from "files/write-atomically.ts";
import { contentHash } from "../base/hash.ts";

/** The site's fonts, from `@fontsource-variable/` packages, and the OpenType features to keep. */
const sources = {
  sans: {
    family: "Figtree",
    package: "figtree",
    // `tnum`: tabular figures, for tables.
    features: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"],
  },
  mono: {
    family: "JetBrains Mono",
    package: "jetbrains-mono",
    // No ligatures: code must show `!==` as typed.
    features: ["mark", "mkmk", "ccmp", "locl"],
  },
};

export type FontRole = keyof typeof sources;

const weights = { min: 400, max: 700 };

/** Latin-1, punctuation, arrows, maths, currency. Independent of the pages' text, so that edits do not rename the fonts. */
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
  file: string;
  licence: string;
}

const cacheDir = ".cache/fonts";
const { resolve } = createRequire(import.meta.url);
let fonts: Promise<SiteFont[]> | undefined;

/** Subsets the site's fonts. Memoised, and cached on disk. */
export function siteFonts(): Promise<SiteFont[]> {
  fonts ??= Promise.all((Object.keys(sources) as FontRole[]).map(prepare));
  return fonts;
}

async function prepare(role: FontRole): Promise<SiteFont> {
  const { family, package: name, features } = sources[role];
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const original = await readFile(join(folder, "files", `${name}-latin-wght-normal.woff2`));
  const options = {
    targetFormat: "woff2" as const,
    keepFeatures: features,
    variationAxes: { wght: weights },
    noHinting: true,
    // Copyright and licence: the licence requires that they stay in the font.
    preserveNameIds: [0, 13, 14],
  };
  const file = join(cacheDir, contentHash(original, JSON.stringify([options, ranges])), `${role}.woff2`);
  if (!statSync(file, { throwIfNoEntry: false })?.size) {
    const thread = new Worker(new URL("font-thread.ts", import.meta.url), {
      workerData: [original, characters(), options],
    });
    const [subset] = await once(thread, "message");
    await writeAtomically(file, subset);
  }
  return { role, family, file, licence: await readFile(join(folder, "LICENSE"), "utf8") };
}

function characters(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join("");
}
