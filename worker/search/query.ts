import { stopWords, synonymGroups } from "../../content/search-words.ts";
import { type Word, wordOf, wordsOf } from "./analyse.ts";
import { withoutControls } from "./database.ts";

export interface QueryWord {
  /** As typed, in lower case. */
  text: string;
  /** The last word may be unfinished. */
  isPrefix: boolean;
  /** Stems that match the word, and how well; 1 is the word itself. */
  terms: Map<string, number>;
}

/** Limits in characters and words; the rest of a longer query is ignored. */
export const maxQueryLength = 512;
const maxWords = 20;
/** Limit for a compound name; the longest names of Craft.js have five pieces. */
const maxPieces = 6;

/** Weights of matches other than the typed word. */
export const closeness = {
  /** "use node" for useNode. */
  joined: 1,
  /** A word with one typo, and with two. */
  typos: [1, 0.85, 0.7],
  /** A synonym. */
  synonym: 0.5,
  /** A part of a compound name: `node` for useNode, and the other way round. */
  piece: 0.3,
};
/** Terms below this weight are other words: synonyms or pieces of a name. */
export const closeTerm = 0.7;

/** The words of a query, each once, without stop words unless the query has nothing else. */
export function parseQuery(input: string): QueryWord[] {
  const text = withoutControls(input.slice(0, maxQueryLength).toWellFormed());
  const typedWords = wordsOf(text).slice(0, maxWords);
  const endsInWord = /[\p{L}\p{N}_$]$/u.test(text);
  const isUsed = typedWords.some(isNoStopWord) ? isNoStopWord : () => true;
  const words = typedWords.flatMap((word, index): [string, QueryWord][] => {
    if (!isUsed(word)) return [];
    const { text, stem, pieces } = word;
    const terms = new Map([[stem, 1]]);
    addTerms(terms, pieces.slice(0, maxPieces), closeness.piece);
    addTerms(terms, synonymsOf(stem), closeness.synonym);
    const [previous, next] = [typedWords[index - 1], typedWords[index + 1]];
    if (previous) addTerms(terms, [stemOf(previous.text + text)], closeness.joined);
    if (next) addTerms(terms, [stemOf(text + next.text)], closeness.joined);
    return [[text, { text, isPrefix: endsInWord && index === typedWords.length - 1, terms }]];
  });
  return [...new Map(words).values()];
}

const isNoStopWord = ({ text }: Word) => !stopWords.has(text);

/** Adds terms, each with the better of two values. */
export function addTerms(terms: Map<string, number>, added: Iterable<string>, value: number): void {
  for (const term of added) terms.set(term, Math.max(value, terms.get(term) ?? 0));
}

const stemOf = (text: string) => wordOf(text).stem;

const groups = synonymGroups.map((group) => group.map(stemOf));

/** Stems of a word's synonyms. */
export function synonymsOf(stem: string): string[] {
  return groups.flatMap((group) => (group.includes(stem) ? group.filter((other) => other !== stem) : []));
}
