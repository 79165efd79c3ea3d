import type { SearchResult } from "minisearch";
import type { SearchRecord } from "../../client/search/record.ts";
import { stemTerm } from "./analyse.ts";
import type { Found } from "./find.ts";
import { indexFields } from "./index-options.ts";
import type { SearchIndex } from "./open-index.ts";
import { plain, type Query, type QueryWord } from "./query.ts";

/** Of a query's words, weighed by how rare they are, a record must answer at least this share of what the best one does. */
const leastShare = 0.5;
/** Only so many of the best records are looked at closely. */
const closely = 80;

/** How much it counts that a further word stands right beside the others. */
const nearnessWeight = 0.5;

/** Terms that answer a word less well than this are another word: a synonym, or a piece of a name. */
export const closeTerm = 0.7;

/** How one record answers the words of the query. */
interface Answer {
  result: SearchResult;
  /** For each word of the query, how well it is answered: 0 when it is not, 1 when it stands there as it was typed. */
  answers: number[];
  /** The same, times how much the place counts where it stands. */
  worths: number[];
}

/** The records that answer a query, the best first. */
export function rank(index: SearchIndex, query: Query, results: SearchResult[]): Found[] {
  const { words } = query;
  const answered = results.map((result) => answerOf(words, result));
  const rarity = words.map((_, at) => {
    const holders = answered.reduce((sum, { answers }) => sum + (answers[at] ? 1 : 0), 0);
    return holders === 0 ? 0 : Math.log(1 + index.records.length / holders);
  });
  const counting = words.map(({ isOptional }, at) => (isOptional ? 0 : (rarity[at] ?? 0)));
  const total = counting.reduce((sum, value) => sum + value, 0) || 1;
  // How often the words stand there, and in how long a text, is what the library knows: it counts, but less than where.
  const top = Math.max(Number.MIN_VALUE, ...results.map(({ score }) => score));
  const found = answered.map(({ result, answers, worths }) => {
    const share = counting.reduce((sum, value, at) => sum + value * Math.min(1, answers[at] ?? 0), 0) / total;
    const worth = rarity.reduce((sum, value, at) => {
      return sum + value * (worths[at] ?? 0) * (words[at]?.isOptional ? 0.1 : 1);
    }, 0);
    const isComplete = words.every(({ isOptional }, at) => isOptional || (answers[at] ?? 0) > 0);
    const score = worth * share ** 2 * (0.5 + Math.sqrt(result.score / top));
    return { result, share, isComplete, score };
  });
  const best = Math.max(0, ...found.map(({ share }) => share));
  const kept = found.filter(({ share }) => share >= best * leastShare).sort((a, b) => b.score - a.score);
  const wanted = plain(query.text).trim();
  const wordOfStem = stemsOf(words);
  const looked = kept
    .slice(0, closely)
    .map(({ result, score, ...one }) => ({
      ...one,
      result,
      score:
        score * closeness(index, query, wanted, result) * nearness(index.texts[result.id]?.stems ?? [], wordOfStem),
    }))
    .sort((a, b) => b.score - a.score || a.result.id - b.result.id);
  const optional = new Set(words.flatMap(({ isOptional, text }) => (isOptional ? [text, `~${text}`] : [])));
  return [...looked, ...kept.slice(closely)].map(({ result, score, isComplete }) => ({
    record: index.records[result.id] as SearchRecord,
    score,
    terms: result.terms.filter((term) => !optional.has(term)),
    isComplete,
  }));
}

function answerOf(words: QueryWord[], result: SearchResult): Answer {
  const answers: number[] = [];
  const worths: number[] = [];
  const matches = Object.entries(result.match);
  for (const word of words) {
    let answer = 0;
    let worth = 0;
    for (const [term, fields] of matches) {
      const value = word.terms.get(term) ?? (word.isPrefix && beginsWith(term, word.text) ? 0.9 : 0);
      if (value === 0) continue;
      const best = Math.max(...fields.map((field) => indexFields[field as keyof typeof indexFields]));
      // A heading that is not quite about the word is worth less than a text that holds it.
      const where = value < closeTerm ? Math.min(best, 1.3) : best;
      answer = Math.max(answer, value);
      worth = Math.max(worth, value * where);
    }
    answers.push(answer);
    worths.push(worth);
  }
  return { result, answers, worths };
}

/** Which word of the query each stem answers. */
function stemsOf(words: QueryWord[]): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [at, { isOptional, terms }] of words.entries()) {
    if (isOptional) continue;
    for (const [term, value] of terms) if (value >= 0.5) stems.set(term.startsWith("~") ? term : stemTerm(term), at);
  }
  return stems;
}

/** How much more it counts that the words of the query stand near to each other in a text. */
function nearness(stems: string[], wordOfStem: Map<string, number>): number {
  if (wordOfStem.size < 2) return 1;
  const last = new Map<number, number>();
  let best = 0;
  for (const [place, stem] of stems.entries()) {
    const word = wordOfStem.get(stem);
    if (word === undefined) continue;
    last.set(word, place);
    // The words seen last, from the nearest to the farthest: each counts less the farther it is.
    let near = 0;
    for (const other of last.values()) near += 1 / (1 + (place - other) / 6);
    best = Math.max(best, near);
  }
  return 1 + nearnessWeight * Math.max(0, best - 1);
}

const beginsWith = (term: string, beginning: string) => term.startsWith(beginning, term.startsWith("~") ? 1 : 0);

/** How much more a record is what was asked for than its words alone tell. */
function closeness(
  { records, texts }: SearchIndex,
  { words }: Query,
  wanted: string,
  { id, match }: SearchResult,
): number {
  const { type, weight } = records[id] as SearchRecord;
  const { heading, path, content } = texts[id] ?? { heading: "", path: "", content: "" };
  let factor = (type === "lvl1" ? 1.05 : 1) * (1 + weight.pageRank / 400);
  if (heading === ` ${wanted} `) factor *= type === "lvl1" ? 2.5 : 2;
  else if (heading.endsWith(` ${wanted} `)) factor *= 1.6;
  else if (path.includes(` ${wanted} `)) factor *= 1.5;
  else if (words.length > 1 && content.includes(` ${wanted} `)) factor *= 1.5;
  // Of two headings that hold the words, the shorter one is more about them.
  const headingTerms = Object.values(match).filter((fields) => fields.includes("heading")).length;
  const length = Math.max(1, heading.trim().split(" ").length);
  return factor * (1 + 0.4 * Math.min(1, headingTerms / (length * 2)));
}
