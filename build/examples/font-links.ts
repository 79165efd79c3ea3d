import { withBase } from "browser/base-path.ts";

/** Preload links. The fonts are `font-display: optional`, so on a first visit a late request is too late. */
export function fontLinks(fonts: string[]): string[] {
  return fonts.map((font) => `<link rel="preload" href="${withBase(font)}" as="font" type="font/woff2" crossorigin>`);
}
