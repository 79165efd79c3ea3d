import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Tick } from "files/steps.ts";
import { writeAtomically } from "files/write-atomically.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, socialCardPrefix } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { noteUse, removeUnused } from "../cache/remove-unused.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";

interface SocialCardText {
  title: string;
  section: string;
}

/** The cards of a release. Pages with the same text share a card. */
export interface SocialCards {
  /** URL of each page's card, by path. */
  byPath: ReadonlyMap<string, string>;
  files: AssetFile[];
}

const cacheDir = ".cache/pictures";
const { resolve } = createRequire(import.meta.url);

/** Draws the cards that are not cached; `drawn` is their number. */
export async function drawSocialCards(
  settings: Settings,
  records: BuiltPage[],
  tick: Tick,
): Promise<SocialCards & { drawn: number }> {
  const renderer = await rendererHash();
  const { title: siteTitle, origin } = settings.site;
  const { host } = new URL(origin);
  const byPath = new Map<string, string>();
  const texts = new Map<string, SocialCardText>();
  for (const record of records) {
    const text = socialCardText(settings, record);
    if (!text) continue;
    const name = `${socialCardPrefix}${contentHash(renderer, siteTitle, host, text.title, text.section)}.png`;
    byPath.set(record.head.path, assetsPath + name);
    texts.set(name, text);
  }
  const names = [...texts.keys()];
  await Promise.all(names.map((name) => noteUse(join(cacheDir, name))));
  const missing = [...texts].filter(([name]) => !existsSync(join(cacheDir, name)));
  if (missing.length > 0) {
    const { drawSocialCard } = await import("./draw-social-card.ts"); // most builds draw none
    for (const [done, [name, text]] of missing.entries()) {
      tick(done, missing.length);
      await writeAtomically(join(cacheDir, name), await drawSocialCard({ ...text, siteTitle, host }));
    }
    await removeUnused(cacheDir); // only here, as the cache has grown
  }
  const files = names.map(async (name) => ({
    path: assetsPath + name,
    contents: await readFile(join(cacheDir, name)),
  }));
  return { byPath, files: await Promise.all(files), drawn: missing.length };
}

/** Text of a page's social card; null if the page sets its own image, or is not indexed, so that nobody shares it. */
export function socialCardText({ site }: Settings, { head, page, authored }: BuiltPage): SocialCardText | null {
  if (head.robots || authored?.data.image) return null;
  switch (page.kind) {
    case "landing":
      return { title: site.tagline, section: site.title };
    case "doc":
    case "saved-state":
    case "playground":
      return { title: head.title, section: page.breadcrumbs.at(-1)?.label ?? site.navbar.docs.label };
    case "tag":
      return { title: page.label, section: "Pages with the tag" };
    case "tags":
      return { title: head.title, section: site.navbar.docs.label };
    case "blog-post":
    case "blog-archive":
      return { title: head.title, section: "Blog" };
    default:
      return { title: head.title, section: site.title };
  }
}

/** Hash of everything that cards depend on, except their text. */
async function rendererHash(): Promise<string> {
  const files = await Array.fromAsync(glob("build/pictures/*.{ts,tsx}"));
  const code = files.filter((file) => !file.includes(".test.")).sort();
  const packages = ["satori", "@resvg/resvg-wasm", "@fontsource/figtree/package.json"].map((name) => resolve(name));
  return contentHash(...(await Promise.all([...code, ...packages].map((file) => readFile(file)))));
}
