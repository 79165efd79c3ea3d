import { fold, hyphenPieces, stemTerm, termsOfWord, wordsOf } from "./analyse.ts";
import { bareMessage, quoted } from "./pasted.ts";
import { stopWords } from "./stop-words.ts";
import { synonymGroups, synonymPhrases } from "./synonyms.ts";

export interface Query {
  text: string;
  words: QueryWord[];
  /** A quoted query in `plain` form, which must match literally; else null. */
  exactly: string | null;
}

export interface QueryWord {
  text: string;
  isPrefix: boolean;
  isOptional: boolean;
  /** Index terms that match the word, and how well; 1 is the word itself. */
  terms: Map<string, number>;
}

/** Limits in characters and words; the rest is ignored, as the start of a pasted text is enough. */
export const longestQuery = 512;
const mostWords = 20;

const weights = { joined: 1.2, stem: 0.9, piece: 0.2, pieceOfTwo: 0.3, phrase: 1, aside: 0.4, synonym: 0.6 };

/** Which words may be prefixes: Algolia's `queryType`. */
export type Prefixes = "prefixLast" | "prefixAll" | "prefixNone";

/** Parses a query as typed. */
export function parseQuery(input: string, prefixes: Prefixes): Query {
  const text = bareMessage(input.slice(0, longestQuery).toWellFormed());
  const phrase = quoted(text);
  const found = wordsOf(text).flatMap(hyphenPieces).slice(0, mostWords);
  const endsInWord = found.length > 0 && /[\p{L}\p{N}_$]$/u.test(text);
  const words = found.map((word, index): QueryWord => {
    const folded = fold(word.text);
    const [, stem = "", ...pieces] = termsOfWord(word.text);
    const piece = pieces.length === 2 ? weights.pieceOfTwo : weights.piece;
    const isPrefix =
      prefixes === "prefixAll" || (prefixes === "prefixLast" && endsInWord && index === found.length - 1);
    const terms = new Map([...pieces.map((term) => [term, piece] as const), [stem, weights.stem], [folded, 1]]);
    return { text: folded, isPrefix, isOptional: stopWords.has(folded), terms };
  });
  if (words.every(({ isOptional }) => isOptional)) for (const word of words) word.isOptional = false;
  joinNeighbours(words);
  addSynonyms(words);
  return { text, words, exactly: phrase && plain(phrase) };
}

/** Words only, separated and surrounded by single spaces. */
export function plain(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}_$]+/gu);
  return ` ${words?.join(" ") ?? ""} `;
}

/** Makes "use node" match `useNode`. */
function joinNeighbours(words: QueryWord[]): void {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next) continue;
    const joined = word.text + next.text;
    word.terms.set(joined, weights.joined);
    next.terms.set(joined, weights.joined);
  }
}

const stemOf = (word: string) => stemTerm(fold(word));

const synonyms = synonymGroups.flatMap((group) =>
  group.map((word) => ({ own: stemOf(word), others: group.filter((other) => other !== word).map(stemOf) })),
);

const phrases = synonymPhrases.map(([phrase, ...words]) => ({
  phrase: phrase.split(" ").map(stemOf),
  terms: words.map(stemOf),
}));

/** Stems of a word's synonyms, and how well they match. */
export function synonymsOf(word: string): Map<string, number> {
  const stem = stemTerm(word);
  const terms = synonyms.flatMap(({ own, others }) => (own === stem ? others : []));
  return new Map(terms.map((term) => [term, weights.synonym]));
}

function addTerms({ terms }: QueryWord, added: Iterable<string>, weight: number): void {
  for (const term of added) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
}

function addSynonyms(words: QueryWord[]): void {
  for (const word of words) addTerms(word, synonymsOf(word.text).keys(), weights.synonym);
  const stems = words.map(({ text }) => stemTerm(text));
  for (const { phrase, terms } of phrases) {
    for (const start of words.keys()) {
      if (!phrase.every((stem, index) => stems[start + index] === stem)) continue;
      const found = words.slice(start, start + phrase.length);
      for (const word of found) {
        const weight = word.isOptional ? weights.aside : weights.phrase;
        if (word.isOptional) {
          // "not" and "work" occur nearly everywhere: the last word stands for the whole phrase.
          word.terms.clear();
          word.isPrefix = false;
          if (word !== found.at(-1)) continue;
          word.isOptional = false;
        }
        addTerms(word, terms, weight);
      }
    }
  }
}
