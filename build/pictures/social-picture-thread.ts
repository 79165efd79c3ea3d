import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { writeAtomically } from "../base/write-atomically.ts";
import { siteFonts } from "../fonts/fonts.ts";
import { palettePng } from "./palette-png.ts";
import { paste, rasterise } from "./rasterise.ts";
import { pictureBlock, pictureGround } from "./social-picture.ts";
import type { PictureOrder } from "./social-pictures.ts";

/** Worker thread: draws pictures and posts a message after each. */
const { cacheDir, siteTitle, host, pictures }: PictureOrder = workerData;
const font = (await siteFonts()).find(({ role }) => role === "sans")?.measured;
if (!font) throw new Error("the site has no font for its pictures");
/** Drops characters that the font lacks; falls back to the site's title if none are left. */
const known = (text: string) => [...text].filter((character) => font.covers(character)).join("") || siteTitle;

const ground = await rasterise(pictureGround(siteTitle, host, font).svg);
for (const { title, section, name } of pictures) {
  const block = pictureBlock(known(title), known(section), font);
  const picture = paste(ground, await rasterise(block.svg), block.x, block.y);
  await writeAtomically(join(cacheDir, name), palettePng(picture));
  parentPort?.postMessage(name);
}
