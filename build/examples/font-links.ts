import { withBase } from "../../shared/base-path.ts";

/**
 * Lets a document fetch fonts from its first line on. They are optional ones (build/fonts/font-faces.ts): what is only
 * asked for when there is text comes too late for a first visit.
 * @param fonts paths on the site, without the base path
 */
export function fontLinks(fonts: string[]): string[] {
  return fonts.map((font) => `<link rel="preload" href="${withBase(font)}" as="font" type="font/woff2" crossorigin>`);
}
