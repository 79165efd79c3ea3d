import { stemmer } from "stemmer";

/** Turns text into words and stems, for index and query alike. */

/** Words of text and names in code, as typed. */
export const namesIn = (text: string) => text.match(/[\p{L}\p{N}_$]+/gu) ?? [];

/** In characters; longer strings are data and would bloat the index. */
const maxLength = 64;

export interface Word {
  /** In lower case, without accents. */
  text: string;
  stem: string;
  /** Stems of the parts of a compound name (`useNode`: use, node). */
  pieces: string[];
}

/** Words that have been analysed: most text repeats the same few thousand. */
const cache = new Map<string, Word>();
const cacheSize = 20_000;

export const wordsOf = (text: string): Word[] => namesIn(text).map(wordOf);

export function wordOf(text: string): Word {
  const cached = cache.get(text);
  if (cached) return cached;
  const folded = fold(text);
  const parts = text.slice(0, maxLength).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  const pieces = parts.length > 1 ? parts.map((part) => stem(fold(part))) : [];
  const word = { text: folded, stem: stem(folded), pieces };
  if (cache.size >= cacheSize) cache.clear();
  if (text.length <= maxLength) cache.set(text, word);
  return word;
}

const fold = (text: string) => text.slice(0, maxLength).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** British to American spelling, which Porter's stemming algorithm expects. */
const spellings: [RegExp, string][] = [
  [/isation/, "ization"],
  [/([a-z]{3}[lmnrtvd])is(e|es|ed|ing|er|ers|able)$/, "$1iz$2"],
  [/(col|behavi|fav|neighb)our/, "$1or"],
  [/licence/, "license"],
  [/^centre/, "center"],
];

/** The stem of a folded word of the English alphabet; other words are unchanged. */
function stem(folded: string): string {
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  return stemmer(spellings.reduce((text, [from, to]) => text.replace(from, to), folded));
}
