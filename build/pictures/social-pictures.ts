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

/** A page's picture; `name` is a hash of everything that it is drawn from. */
interface Picture extends PictureWords {
  name: string;
}

export interface PictureOrder {
  cacheDir: string;
  siteTitle: string;
  host: string;
  pictures: Picture[];
}

const cacheDir = ".cache/pictures";
/** Below this number, drawing is faster than starting another thread. */
const worthAThread = 12;
const { resolve } = createRequire(import.meta.url);

/** The name is a hash of the inputs, so that records are the same in builds that do not draw (`npm run dev`). */
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

/** Draws the pictures that are not cached; returns how many. */
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
  await removeUnused(cacheDir); // the cache has only grown now
  return missing.length;
}

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

/** Hash of what all pictures depend on besides their text. */
async function drawerHash(): Promise<string> {
  const code = (await Array.fromAsync(glob("build/{pictures,fonts}/*.ts"))).sort();
  const files = await Promise.all([...code, resolve("@resvg/resvg-wasm/index_bg.wasm")].map((file) => readFile(file)));
  return contentHash(...files, ...(await siteFonts()).map(({ file }) => file));
}
