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

/** A page's card; `name` is a hash of everything that it is drawn from. */
export interface SocialCard extends SocialCardText {
  name: string;
}

/** The cards of a release by page path. Pages with the same text share a card. */
export type SocialCards = ReadonlyMap<string, SocialCard>;

const cacheDir = ".cache/pictures";
const { resolve } = createRequire(import.meta.url);

/** Names the card of each page that has one. */
export async function nameSocialCards(settings: Settings, records: BuiltPage[]): Promise<SocialCards> {
  const renderer = await rendererHash();
  const { title, origin } = settings.site;
  return new Map(
    records.flatMap((record): [string, SocialCard][] => {
      const text = socialCardText(settings, record);
      if (!text) return [];
      const name = `${socialCardPrefix}${contentHash(renderer, title, hostOf(origin), text.title, text.section)}.png`;
      return [[record.head.path, { ...text, name }]];
    }),
  );
}

/** Text of a page's social card; null for pages that set an image or are not indexed, as nobody shares those. */
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

/** Draws the cards that are not cached; returns how many. */
export async function drawSocialCards({ site }: Settings, cards: SocialCards, tick: Tick): Promise<number> {
  const unique = distinct(cards);
  await Promise.all(unique.map(({ name }) => noteUse(join(cacheDir, name))));
  const missing = unique.filter(({ name }) => !existsSync(join(cacheDir, name)));
  if (missing.length === 0) return 0;
  const { drawSocialCard } = await import("./draw-social-card.ts"); // most builds draw none
  const siteFacts = { siteTitle: site.title, host: hostOf(site.origin) };
  for (const [done, { title, section, name }] of missing.entries()) {
    tick(done, missing.length);
    await writeAtomically(join(cacheDir, name), await drawSocialCard({ title, section, ...siteFacts }));
  }
  await removeUnused(cacheDir); // only here, as the cache has grown
  return missing.length;
}

/** The files of cards that `drawSocialCards` has drawn. */
export function socialCardFiles(cards: SocialCards): Promise<AssetFile[]> {
  return Promise.all(
    distinct(cards).map(async ({ name }) => ({
      path: assetsPath + name,
      contents: await readFile(join(cacheDir, name)),
    })),
  );
}

function distinct(cards: SocialCards): SocialCard[] {
  return [...new Map([...cards.values()].map((card) => [card.name, card])).values()];
}

const hostOf = (origin: string) => new URL(origin).host;

/** Hash of everything that cards depend on, except their text. */
async function rendererHash(): Promise<string> {
  const files = await Array.fromAsync(glob("build/pictures/*.{ts,tsx}"));
  const code = files.filter((file) => !file.includes(".test.")).sort();
  const packages = ["satori", "@resvg/resvg-wasm", "@fontsource/figtree/package.json"].map((name) => resolve(name));
  return contentHash(...(await Promise.all([...code, ...packages].map((file) => readFile(file)))));
}
