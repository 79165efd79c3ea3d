import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Tick } from "files/steps.ts";
import { writeAtomically } from "files/write-atomically.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, socialPicturePrefix } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { noteUse, removeUnused } from "../cache/remove-unused.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";

interface PictureText {
  title: string;
  section: string;
}

/** A page's picture; `name` is a hash of everything that it is drawn from. */
export interface Picture extends PictureText {
  name: string;
}

/** The pictures of a release by page path. Pages with the same text share a picture. */
export type Pictures = ReadonlyMap<string, Picture>;

const cacheDir = ".cache/pictures";
const { resolve } = createRequire(import.meta.url);

/** Names the picture of each page that has one. */
export async function namePictures(settings: Settings, records: BuiltPage[]): Promise<Pictures> {
  const renderer = await rendererHash();
  const { title, origin } = settings.site;
  return new Map(
    records.flatMap((record): [string, Picture][] => {
      const text = pictureText(settings, record);
      if (!text) return [];
      const name = `${socialPicturePrefix}${contentHash(renderer, title, hostOf(origin), text.title, text.section)}.png`;
      return [[record.head.path, { ...text, name }]];
    }),
  );
}

/** Text of a page's social card; null for pages that have their own picture or are not indexed, as nobody shares those. */
export function pictureText({ site }: Settings, { head, page, authored }: BuiltPage): PictureText | null {
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

/** Draws the pictures that are not cached; returns how many. */
export async function drawPictures({ site }: Settings, pictures: Pictures, tick: Tick): Promise<number> {
  const unique = distinct(pictures);
  await Promise.all(unique.map(({ name }) => noteUse(join(cacheDir, name))));
  const missing = unique.filter(({ name }) => !existsSync(join(cacheDir, name)));
  if (missing.length === 0) return 0;
  const { drawSocialPicture } = await import("./draw-social-picture.ts"); // most builds draw none
  const around = { siteTitle: site.title, host: hostOf(site.origin) };
  for (const [done, { title, section, name }] of missing.entries()) {
    tick(done, missing.length);
    await writeAtomically(join(cacheDir, name), await drawSocialPicture({ title, section, ...around }));
  }
  await removeUnused(cacheDir); // only here, as the cache has grown
  return missing.length;
}

/** The files of pictures that `drawPictures` has drawn. */
export function pictureFiles(pictures: Pictures): Promise<AssetFile[]> {
  return Promise.all(
    distinct(pictures).map(async ({ name }) => ({
      path: assetsPath + name,
      contents: await readFile(join(cacheDir, name)),
    })),
  );
}

function distinct(pictures: Pictures): Picture[] {
  return [...new Map([...pictures.values()].map((picture) => [picture.name, picture])).values()];
}

const hostOf = (origin: string) => new URL(origin).host;

/** Hash of everything that pictures depend on, except their text. */
async function rendererHash(): Promise<string> {
  const files = await Array.fromAsync(glob("build/pictures/*.{ts,tsx}"));
  const code = files.filter((file) => !file.includes(".test.")).sort();
  const packages = ["satori", "@resvg/resvg-wasm", "@fontsource/figtree/package.json"].map((name) => resolve(name));
  return contentHash(...(await Promise.all([...code, ...packages].map((file) => readFile(file)))));
}
