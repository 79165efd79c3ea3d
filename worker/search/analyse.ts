/**
 * How a text becomes the terms that it is found by; the index and the query must agree. A word gives itself in lower case
 * (`setprop`), and, behind a `~`, what it shares with its relatives: its stem, and the stems of its camel-case pieces
 * (`~set`, `~prop`). So a word is found by part, and yet the word itself counts for more.
 */

/**
 * A word, or a name as code has it. A hyphen between letters joins: "read-only". What an apostrophe cuts off is no word:
 * the "t" of "doesn't" and the "s" of "page's" would be rare ones.
 */
const word = /([\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*)(?:['’](?:[stmd]|re|ll|ve)(?![\p{L}\p{N}_$]))?/gu;
/** No word of a language is longer; what is longer is data, and would only fill the index. */
const longestWord = 64;

export interface FoundWord {
  text: string;
  index: number;
}

/** The words of a text, with their places in it. */
export function wordsOf(text: string): FoundWord[] {
  return Array.from(text.matchAll(word), ({ 1: text = "", index }) => ({ text, index }));
}

/** The pieces that hyphens cut a word into. */
export function hyphenPieces(found: FoundWord): FoundWord[] {
  const { text, index } = found;
  if (!text.includes("-")) return [found];
  return Array.from(text.matchAll(/[^-]+/g), (match) => ({ text: match[0], index: index + match.index }));
}

/** Lower case, without accents, as far as a word may be long. */
export function fold(text: string): string {
  return text.slice(0, longestWord).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Every term that a text is found by, each as often as it is there. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((found) => {
    const pieces = hyphenPieces(found);
    const joined = pieces.length > 1 ? [stemTerm(fold(found.text.replaceAll("-", "")))] : [];
    return [...joined, ...pieces.flatMap((piece) => termsOfWord(piece.text))];
  });
}

/** Terms of words that were asked for before: the same few thousand words make up all texts. */
const known = new Map<string, string[]>();
const mostKnown = 20_000;

/** The terms of one word without hyphens, itself first. */
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

/** `parseReactElement` → parse, React, Element; nothing for a word that is of one piece. */
function camelPieces(text: string): string[] {
  const pieces = text.slice(0, longestWord).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return pieces.length > 1 ? pieces : [];
}

/** What British and American spelling differ in. */
const spellings: [RegExp, string][] = [
  [/isation/, "ization"],
  [/([a-z]{3}[lmnrtvd])is(e|es|ed|ing|er|ers|able)$/, "$1iz$2"],
  [/(col|behavi|fav|neighb)our/, "$1or"],
  [/licence/, "license"],
  [/^centre/, "center"],
];

/** Forms of verbs that have no ending of their own to take away, where both forms are said of an editor. */
const irregular = new Map([
  ["hidden", "hide"],
  ["shown", "show"],
  ["lost", "lose"],
  ["written", "write"],
  ["chosen", "choose"],
  ["frozen", "freeze"],
  ["broken", "break"],
  ["drawn", "draw"],
  ["kept", "keep"],
  ["undone", "undo"],
  ["overridden", "override"],
]);

/** A word without its ending, in one spelling. Light: two words that differ in meaning must not become one. */
export function stem(folded: string): string {
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  let text = irregular.get(folded) ?? folded;
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

/** Takes an ending away where a word is left. */
function shorten(text: string, ending: RegExp, by: string): string {
  const shorter = text.replace(ending, by);
  return shorter.length >= 3 && /[aeiouy]/.test(shorter) ? shorter : text;
}
