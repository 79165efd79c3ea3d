import { type AssetFile, textFile } from "../asset-file.ts";
import { siteFonts } from "./fonts.ts";

/** The licences of the fonts that the site serves, as these ask: whoever gets a font gets its licence too. */
export async function fontLicences(): Promise<AssetFile> {
  const texts = (await siteFonts()).map(({ family, licence }) => `${family}\n\n${licence.trim()}\n`);
  return textFile("/fonts-licence.txt", texts.join(`\n${"=".repeat(80)}\n\n`));
}
