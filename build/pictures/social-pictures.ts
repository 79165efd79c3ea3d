import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PageRecord } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import type { AssetFile } from "../asset-file.ts";
import { siteFonts } from "../fonts/fonts.ts";
import { contentHash } from "../hash.ts";
import { noteUse, removeUnused } from "../remove-unused.ts";
import type { Settings } from "../settings.ts";
import { type PictureWords, pictureWords } from "./social-picture-words.ts";

/** A page's picture: its words, and its file's name, which is a hash of all that it is drawn from. */
interface Picture extends PictureWords {
  name: string;
}

/** What a thread is to draw. */
export interface PictureOrder {
  cacheDir: string;
  siteTitle: string;
  /** What the public address begins with, as readers know it. */
  host: string;
  pictures: Picture[];
}

const cacheDir = ".cache/pictures";
/** Fewer than this are drawn sooner than another thread has started. */
const worthAThread = 12;
const { resolve } = createRequire(import.meta.url);

/**
 * Names the picture of each page in its record. The name does not depend on the drawing, so the records of a build that
 * does not draw (`npm run dev`) are the same.
 */
export async function namePictures(
  settings: Settings,
  records: PageRecord[],
): Promise<{ records: PageRecord[]; pictures: Picture[] }> {
  const drawer = await drawerHash();
  const { title, origin } = settings.site;
  const pictures = new Map<string, Picture>();
  const named = records.map((record) => {
    const words = pictureWords(settings, record);
    if (!words) return record;
    const name = `og-${contentHash(drawer, title, hostOf(origin), words.title, words.section)}.png`;
    pictures.set(name, { ...words, name });
    return { ...record, head: { ...record.head, picture: assetsPath + name } };
  });
  return { records: named, pictures: [...pictures.values()] };
}

/**
 * Draws the pictures that no build has drawn before.
 * @param tick called after each, with the number of pictures done
 * @returns how many were drawn
 */
export async function drawPictures(
  { site }: Settings,
  pictures: Picture[],
  tick: (done: number, all: number) => void,
): Promise<number> {
  for (const { name } of pictures) await noteUse(join(cacheDir, name));
  const missing = pictures.filter(({ name }) => !existsSync(join(cacheDir, name)));
  if (missing.length === 0) return 0;
  let done = 0;
  const threads = Math.min(availableParallelism(), Math.ceil(missing.length / worthAThread));
  const orders = Array.from({ length: threads }, (_, thread): PictureOrder => {
    const share = missing.filter((_, index) => index % threads === thread);
    return { cacheDir, siteTitle: site.title, host: hostOf(site.origin), pictures: share };
  });
  await Promise.all(orders.map((order) => draw(order, () => tick(++done, missing.length))));
  await removeUnused(cacheDir); // only now has it grown
  return missing.length;
}

/** The files of the pictures that have been drawn. */
export async function pictureFiles(pictures: Picture[]): Promise<AssetFile[]> {
  const drawn = pictures.filter(({ name }) => existsSync(join(cacheDir, name)));
  return Promise.all(
    drawn.map(async ({ name }) => ({ path: assetsPath + name, contents: await readFile(join(cacheDir, name)) })),
  );
}

function draw(workerData: PictureOrder, onPicture: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./social-picture-thread.ts", import.meta.url), { workerData });
    thread.on("message", onPicture);
    thread.on("error", reject);
    thread.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`))));
  });
}

const hostOf = (origin: string) => new URL(origin).host;

/** Changes with everything but the words that decides what a picture looks like. */
async function drawerHash(): Promise<string> {
  const code = (await Array.fromAsync(glob("build/{pictures,fonts}/*.ts"))).sort();
  const files = await Promise.all([...code, resolve("@resvg/resvg-wasm/index_bg.wasm")].map((file) => readFile(file)));
  return contentHash(...files, ...(await siteFonts()).map(({ file }) => file));
}
