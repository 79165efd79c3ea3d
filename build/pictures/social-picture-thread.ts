import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { writeAtomically } from "files/write-atomically.ts";
import { drawSocialPicture } from "./draw-social-picture.ts";
import type { PictureOrder } from "./social-pictures.ts";

/** Worker thread: draws pictures and posts a message after each. */
const { cacheDir, siteTitle, host, pictures }: PictureOrder = workerData;
for (const { title, section, name } of pictures) {
  await writeAtomically(join(cacheDir, name), await drawSocialPicture({ title, section, siteTitle, host }));
  parentPort?.postMessage(name);
}
