import { stopWords, synonymGroups, synonymPhrases } from "../../content/search-words.ts";
import { fold, hyphenPieces, stemTerm, termsOfWord, wordsOf } from "./analyse.ts";
import { withoutControls } from "./database.ts";

export interface Query {
  text: string;
  words: QueryWord[];
  /** The text of a fully quoted query, else null: partial quotes belong to pasted text. */
  quoted: string | null;
}

export interface QueryWord {
  text: string;
  isPrefix: boolean;
  isOptional: boolean;
  /** Words, and stems after a `~`, that match the word, and how well; 1 is the word itself. */
  terms: Map<string, number>;
}

/** Limits in characters and words; the rest is ignored, as the start of a pasted text is enough. */
export const longestQuery = 512;
const mostWords = 20;
/** Limit for a compound name; the longest names of Craft.js have five pieces. */
const maxPieces = 6;
/** Terms up to this weight are pieces of a name. */
export const mostOfPiece = 0.3;
/** Terms below this are other words: synonyms or pieces of a name. */
export const closeTerm = 0.7;

const weights = {
  joined: 1.2,
  prefix: 0.95,
  stem: 0.9,
  piece: 0.2,
  pieceOfTwo: mostOfPiece,
  phrase: 1,
  aside: 0.4,
  synonym: 0.6,
};

/** Prefixes that consoles and error classes add to a message. */
const beforeMessage =
  /^\s*(?:uncaught(?:\s+\(in promise\))?\s+|(?:[a-z]*error|invariant failed):\s+)+(?=.*[\p{L}\p{N}])/isu;

/** Parses a query as typed; its last word may be unfinished. */
export function parseQuery(input: string): Query {
  const text = withoutControls(input.slice(0, longestQuery).toWellFormed()).replace(beforeMessage, "");
  const found = wordsOf(text).flatMap(hyphenPieces).slice(0, mostWords);
  const endsInWord = /[\p{L}\p{N}_$]$/u.test(text);
  const words = found.map((word, index): QueryWord => {
    const whole = fold(word.text);
    const [, stem = "", ...pieces] = termsOfWord(word.text).slice(0, 2 + maxPieces);
    const piece = pieces.length === 2 ? weights.pieceOfTwo : weights.piece;
    const isPrefix = endsInWord && index === found.length - 1;
    const terms = new Map([...pieces.map((term) => [term, piece] as const), [stem, weights.stem], [whole, 1]]);
    if (isPrefix && !terms.has(`~${whole}`)) terms.set(`~${whole}`, weights.prefix);
    return { text: whole, isPrefix, isOptional: stopWords.has(whole), terms };
  });
  if (words.every(({ isOptional }) => isOptional)) for (const word of words) word.isOptional = false;
  joinNeighbours(words);
  addSynonyms(words);
  return { text, words, quoted: /^\s*"([^"]+)"\s*$/.exec(text)?.[1]?.trim() || null };
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

/** Adds terms to a word, each with the better of two weights. */
export function addTerms({ terms }: QueryWord, added: Iterable<string>, weight: number): void {
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
