/**
 * Turns text into search terms, for index and query alike. A word gives itself in lower case (`setprop`) and, prefixed
 * with `~`, its stem and the stems of its camel-case pieces (`~set`, `~prop`): parts of a name match too, but the whole
 * word scores higher.
 */

/**
 * A word, or a name in code; hyphens between letters join ("read-only"). English endings after an apostrophe are left
 * out: the "t" of "doesn't" would count as a rare word.
 */
const word = /([\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*)(?:['’](?:[stmd]|re|ll|ve)(?![\p{L}\p{N}_$]))?/gu;
/** In characters; longer strings are data and would bloat the index. */
const longestWord = 64;

export interface FoundWord {
  text: string;
  index: number;
}

/** The words of a text with their offsets. */
export function wordsOf(text: string): FoundWord[] {
  return Array.from(text.matchAll(word), ({ 1: text = "", index }) => ({ text, index }));
}

/** Splits a word at its hyphens. */
export function hyphenPieces(found: FoundWord): FoundWord[] {
  const { text, index } = found;
  if (!text.includes("-")) return [found];
  return Array.from(text.matchAll(/[^-]+/g), (match) => ({ text: match[0], index: index + match.index }));
}

/** Lower case without accents, cut to `longestWord`. */
export function fold(text: string): string {
  return text.slice(0, longestWord).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Cache of terms by word: texts share a few thousand words. */
const known = new Map<string, string[]>();
const mostKnown = 20_000;

/** The terms of a word without hyphens, the word itself first. */
export function termsOfWord(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const whole = fold(text);
  const terms = [...new Set([whole, stemTerm(whole), ...camelPieces(text).map((piece) => stemTerm(fold(piece)))])];
  if (known.size >= mostKnown) known.clear();
  if (text.length <= longestWord) known.set(text, terms);
  return terms;
}

export const stemTerm = (folded: string): string => `~${stem(folded)}`;

/** `parseReactElement` → parse, React, Element; empty if there is just one piece. */
function camelPieces(text: string): string[] {
  const pieces = text.slice(0, longestWord).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return pieces.length > 1 ? pieces : [];
}

/** British to American spelling. */
const spellings: [RegExp, string][] = [
  [/isation/, "ization"],
  [/([a-z]{3}[lmnrtvd])is(e|es|ed|ing|er|ers|able)$/, "$1iz$2"],
  [/(col|behavi|fav|neighb)our/, "$1or"],
  [/licence/, "license"],
  [/^centre/, "center"],
];

/** A light stemmer, which also unifies spelling: words of different meaning must not be conflated. */
export function stem(folded: string): string {
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  let text = folded;
  for (const [from, to] of spellings) text = text.replace(from, to);
  text = text.replace(/ies$/, "y").replace(/([^sui])s$/, "$1");
  const bare = text.replace(/(?:izations?|izing|ized|izer|izable|ize)$/, "iz");
  if (bare !== text && bare.length >= 5) return bare;
  text = shorten(text, /(?:ations?|ating|ated|ate)$/, "at");
  text = shorten(text, /(?:ing|ed|able|ability|ion)$/, "");
  return text
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/i$/, "y");
}

/** Strips an ending if a word remains. */
function shorten(text: string, ending: RegExp, by: string): string {
  const shorter = text.replace(ending, by);
  return shorter.length >= 3 && /[aeiouy]/.test(shorter) ? shorter : text;
}
