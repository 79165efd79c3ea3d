import type { site } from "../content/site.ts";

/**
 * URLs of a page in every language of the site, for `hreflang`; empty if the site has only one language.
 * See https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function translationsOf(
  { locale, origin, translations }: Pick<typeof site, "locale" | "origin" | "translations">,
  path: string,
): { language: string; href: string }[] {
  const otherLanguages = Object.entries(translations);
  if (otherLanguages.length === 0) return [];
  const all = [[locale, origin], ...otherLanguages, ["x-default", origin]];
  return all.map(([language = "", origin]) => ({ language, href: origin + path }));
}
