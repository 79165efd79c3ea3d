import { type AssetFile, textFile } from "../asset-file.ts";
import { siteFonts } from "./fonts.ts";

/** The font licences as one file: they require that a copy accompanies the fonts. */
export async function fontLicences(): Promise<AssetFile> {
  const texts = (await siteFonts()).map(({ family, licence }) => `${family}\n\n${licence.trim()}\n`);
  return textFile("/fonts-licence.txt", texts.join(`\n${"=".repeat(80)}\n\n`));
}
