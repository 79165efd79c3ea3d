import type { SearchResult } from "minisearch";
import type { SearchRecord } from "../../shared/search-record.ts";
import { closeness, rowsOf, type Wish, wordsByStem } from "./closeness.ts";
import type { Found } from "./find.ts";
import { indexFields } from "./index-options.ts";
import type { SearchIndex, SearchText } from "./open-index.ts";
import { plain, type Query, type QueryWord } from "./query.ts";

/** Minimum match of a record, weighted by word rarity, as a share of the best record's. */
const leastShare = 0.35;
const closely = 30;

/** Score factor for pages that come last: old versions, and docs about this site. */
const ofLastPages = 0.3;

/** Terms below this are other words: synonyms or pieces of a name. */
export const closeTerm = 0.7;

interface Answer {
  result: SearchResult;
  /** By word: 0 for no match, 1 for the word as typed. */
  answers: number[];
  /** The same, weighted by field. */
  worths: number[];
}

/** Ranks search results, best first. */
export function rank(index: SearchIndex, query: Query, results: SearchResult[]): Found[] {
  const { words } = query;
  const valuesOf = answersByTerm(words);
  const answered = results.map((result) => answerOf(words, valuesOf, result));
  const rarity = words.map((_, at) => {
    // Weak matches, such as synonyms and pieces of a name, hardly make a word less rare.
    const holders = answered.reduce((sum, { answers }) => sum + Math.min(1, answers[at] ?? 0) ** 2, 0);
    return holders === 0 ? 0 : Math.log(1 + index.records.length / Math.max(1, holders));
  });
  const counting = words.map(({ isOptional }, at) => (isOptional ? 0 : (rarity[at] ?? 0)));
  const total = counting.reduce((sum, value) => sum + value, 0) || 1;
  // The library's score covers term frequency and text length: these count, but less than the field.
  const top = Math.max(Number.MIN_VALUE, ...results.map(({ score }) => score));
  const found = answered.map(({ result, answers, worths }) => {
    const share = counting.reduce((sum, value, at) => sum + value * Math.min(1, answers[at] ?? 0), 0) / total;
    const worth = rarity.reduce((sum, value, at) => {
      return sum + value * (worths[at] ?? 0) * (words[at]?.isOptional ? 0.1 : 1);
    }, 0);
    // The sidebar lists what readers need most first.
    const { pageRank } = (index.records[result.id] as SearchRecord).weight;
    const need = pageRank > 0 ? 1 + pageRank / 400 : ofLastPages;
    const score = worth * share ** 2 * (0.5 + Math.sqrt(result.score / top)) * need;
    return { result, share, score };
  });
  const best = Math.max(0, ...found.map(({ share }) => share));
  const kept = found.filter(({ share }) => share >= best * leastShare).sort((a, b) => b.score - a.score);
  const phrase = plain(query.text).trim();
  const wish: Wish = {
    query,
    phrase,
    rows: rowsOf(phrase),
    wordsByStem: wordsByStem(words),
    rarity: counting,
    rarityOf: (stem) => index.rarity.get(stem) ?? 0,
  };
  const looked = kept
    .slice(0, closely)
    .map((one) => ({ ...one, score: one.score * closeness(wish, index.texts[one.result.id] as SearchText) }))
    .sort((a, b) => b.score - a.score || a.result.id - b.result.id);
  const optional = new Set(words.flatMap(({ isOptional, text }) => (isOptional ? [text, `~${text}`] : [])));
  return [...looked, ...kept.slice(closely)].map(({ result }) => ({
    record: index.records[result.id] as SearchRecord,
    terms: result.terms.filter((term) => !optional.has(term)),
  }));
}

function answersByTerm(words: QueryWord[]): (term: string) => [number, number][] {
  const known = new Map<string, [number, number][]>();
  return (term) => {
    const before = known.get(term);
    if (before) return before;
    const answers = words.flatMap(({ terms, isPrefix, text }, at): [number, number][] => {
      const value = terms.get(term) ?? (isPrefix && beginsWith(term, text) ? 0.9 : 0);
      return value === 0 ? [] : [[at, value]];
    });
    known.set(term, answers);
    return answers;
  };
}

function answerOf(words: QueryWord[], valuesOf: ReturnType<typeof answersByTerm>, result: SearchResult): Answer {
  const answers = words.map(() => 0);
  const worths = words.map(() => 0);
  for (const term in result.match) {
    const values = valuesOf(term);
    if (values.length === 0) continue;
    let best = 0;
    for (const field of result.match[term] ?? []) best = Math.max(best, indexFields[field as keyof typeof indexFields]);
    for (const [at, value] of values) {
      // A heading with a weak match is worth less than a text with the word itself.
      const where = value < closeTerm ? Math.min(best, 1.3) : best;
      answers[at] = Math.max(answers[at] ?? 0, value);
      worths[at] = Math.max(worths[at] ?? 0, value * where);
    }
  }
  return { result, answers, worths };
}

const beginsWith = (term: string, beginning: string) => term.startsWith(beginning, term.startsWith("~") ? 1 : 0);
