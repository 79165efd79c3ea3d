import type { AssetFile } from "../base/asset-file.ts";
import { step } from "../base/steps.ts";
import type { Pictures } from "../pictures/social-pictures.ts";
import type { Site } from "./read-site.ts";

/** Draws the missing social pictures. Returns all of them by page, and their files. */
export async function drawPictures({ settings, records }: Site): Promise<{ pictures: Pictures; files: AssetFile[] }> {
  const social = await import("../pictures/social-pictures.ts"); // imports the fonts
  const pictures = await social.namePictures(settings, records);
  const files = await step("pictures", async (tick) => {
    const drawn = await social.drawPictures(settings, pictures, tick);
    return [await social.pictureFiles(pictures), `${drawn} drawn, for ${pictures.size} pages`];
  });
  return { pictures, files };
}
