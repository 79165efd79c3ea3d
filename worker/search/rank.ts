import { stemTerm, termsOfWord } from "./analyse.ts";
import { closeTerm, type QueryWord } from "./query.ts";
import type { LivePages, Section } from "./schema.ts";
import { type Field, fieldWeights } from "./schema.ts";
import type { Vocabulary } from "./words.ts";

/** Minimum match of a section, weighted by word rarity, as a share of the best section's. */
const leastShare = 0.25;
/** Number of best sections whose headings and words in their order are compared with the query. */
const closely = 30;
/** Score factor for pages that come last: old versions, and docs about this site. */
const ofLastPages = 0.3;
/** Weaker term matches are ignored when comparing labels. */
const leastAnswer = 0.5;
/** Rarity of the words that a label has beyond the query's. */
const rarityBeyond = 3;
/** Weight of keywords relative to headings: keywords only guess at what a reader means. */
const keywordsWorth = 0.9;
/** Consecutive words that count as a quotation. */
const wordsOfRun = 5;
/** About the number of sections of a page. */
const sectionsAPage = 12;

/** A word of the query, and how rare it is. */
type RankedWord = QueryWord & { rarity: number };

/** Says which words of the query a word of a text matches (by index), and how well. */
type Match = (word: string) => [at: number, value: number][];

/** Ranks sections, best first, and leaves out those that match much less than the best one. */
export function rank(all: QueryWord[], vocabulary: Vocabulary, live: LivePages, sections: Section[]): Section[] {
  const counting = all.filter(({ isOptional }) => !isOptional);
  const words = counting.map((word) => ({ ...word, rarity: rarityOf(word, vocabulary, live.size * sectionsAPage) }));
  const match = matcher(words, false);
  const matchWhole = matcher(words, true);
  const sum = (values: number[]) => words.reduce((total, { rarity }, at) => total + rarity * (values[at] ?? 0), 0);
  const most = sum(words.map(() => 1)) || 1;
  // bm25() covers term frequency and text length: these count, but less than the field.
  const top = Math.max(Number.MIN_VALUE, ...sections.map(({ score }) => score));
  const scored = sections.map((section) => {
    const { answers, worths } = answersOf(words, match, section);
    const share = sum(answers) / most;
    const pageRank = live.get(section.hash) ?? 0;
    const need = pageRank > 0 ? 1 + pageRank / 400 : ofLastPages;
    return { section, share, score: sum(worths) * share ** 2 * (0.5 + Math.sqrt(section.score / top)) * need };
  });
  const best = Math.max(0, ...scored.map(({ share }) => share));
  const kept = scored.filter(({ share }) => share >= best * leastShare).sort((a, b) => b.score - a.score);
  const texts = all.map(({ text }) => text);
  const runs = texts.slice(wordsOfRun - 1).map((_, at) => ` ${texts.slice(at, at + wordsOfRun).join(" ")} `);
  const looked = kept
    .slice(0, closely)
    .map((one) => ({
      ...one,
      score: one.score * closeness(words, matchWhole, one.section) * quoting(runs, one.section),
    }))
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
  return [...looked, ...kept.slice(closely)].map(({ section }) => section);
}

/** Weak matches, such as synonyms and pieces of a name, hardly make a word less rare. */
function rarityOf({ terms }: QueryWord, { words, sections }: Vocabulary, all: number): number {
  const holders = [...terms].flatMap(([term, value]) => {
    const found = term.startsWith("~") ? (words.get(term.slice(1)) ?? []) : [term];
    const own = (word: string) => (term.startsWith("~") && stemTerm(word) !== term ? 0.3 * value : value);
    return found.map((word) => (sections.get(word) ?? 0) * Math.min(1, own(word)) ** 2);
  });
  const most = Math.max(0, ...holders);
  return most === 0 ? 0 : Math.log(1 + all / Math.max(1, most));
}

/** @param isWhole whether the pieces of a compound name in a text do not count, nor weak matches */
function matcher(words: QueryWord[], isWhole: boolean): Match {
  const known = new Map<string, [number, number][]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const own = termsOfWord(word).slice(0, isWhole ? 2 : undefined);
    const answers = words.flatMap(({ terms, isPrefix, text }, at): [number, number][] => {
      const begins = (term: string) => isPrefix && term.startsWith(text, term.startsWith("~") ? 1 : 0);
      const value = Math.max(...own.map((term) => terms.get(term) ?? (begins(term) ? 0.9 : 0)));
      return value <= (isWhole ? leastAnswer : 0) ? [] : [[at, value]];
    });
    known.set(word, answers);
    return answers;
  };
}

/** How well each word matches: 0 for not at all, 1 for the word as typed; and the same weighted by field. */
function answersOf(words: QueryWord[], match: Match, section: Section) {
  const answers = words.map(() => 0);
  const worths = words.map(() => 0);
  for (const field of Object.keys(fieldWeights) as Field[]) {
    for (const [at, value] of wordsIn(section[field]).flatMap(match)) {
      answers[at] = Math.max(answers[at] ?? 0, Math.min(1, value));
      // A heading with a weak match is worth less than a text with the word itself.
      const where = value < closeTerm ? Math.min(fieldWeights[field], 1.3) : fieldWeights[field];
      worths[at] = Math.max(worths[at] ?? 0, value * where);
    }
  }
  return { answers, worths };
}

/** Score factor (1 or more) for how closely a section matches the query as a whole, beyond its single words. */
function closeness(words: RankedWord[], match: Match, { heading, title, keywords, content }: Section): number {
  const names = [heading, `${title} ${heading}`].map((label) => likeness(words, match, label));
  const others = keywords ? keywords.split(";").map((label) => keywordsWorth * likeness(words, match, label)) : [];
  return (1 + 6 * Math.max(...names, ...others) ** 2) * nearness(words, match, `${heading} ${content}`);
}

/** How well a label matches the query (0 to 1). Readers type little, so a label's extra words count less. */
function likeness(words: RankedWord[], match: Match, label: string): number {
  const shared = words.map(() => 0);
  let beyond = 0;
  for (const word of new Set(wordsIn(label))) {
    const answered = match(word);
    if (answered.length === 0) beyond += rarityBeyond;
    for (const [at, value] of answered) shared[at] = Math.max(shared[at] ?? 0, Math.min(1, value));
  }
  const common = words.reduce((sum, { rarity }, at) => sum + rarity * (shared[at] ?? 0), 0);
  return common / (words.reduce((sum, { rarity }) => sum + rarity, 0) + 0.7 * beyond || 1);
}

/** Score factor for the proximity of the query's words in a text. */
function nearness(words: RankedWord[], match: Match, text: string): number {
  if (words.length < 2) return 1;
  const last = new Map<number, number>();
  let best = 0;
  for (const [place, word] of wordsIn(text).entries()) {
    const answered = match(word);
    if (answered.length === 0) continue;
    for (const [at] of answered) last.set(at, place);
    // Words seen last count less the farther away they are.
    const near = [...last.values()].reduce((sum, other) => sum + 1 / (1 + (place - other) / 6), 0);
    best = Math.max(best, near);
  }
  return 1 + 0.5 * Math.max(0, best - 1);
}

/** Score factor for the share of a long query that a section has word for word: a pasted message is its subject. */
function quoting(runs: string[], { heading, content, code }: Section): number {
  if (runs.length === 0) return 1;
  const text = ` ${wordsIn(`${heading} ${content} ${code}`.toLowerCase()).join(" ")} `;
  return 1 + (3 * runs.filter((run) => text.includes(run)).length) / runs.length;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
