import { type Word, wordOf, wordsOf } from "./analyse.ts";
import { closeness, type QueryWord } from "./query.ts";
import { type Field, fields, type LivePages, type Section } from "./schema.ts";
import type { Counts } from "./words.ts";

/**
 * A section's score is BM25F without lengths, raised if one of its names matches the question:
 *
 *     score = place × (1 + name × likeness) × Σ rarity(word) × hits / (hits + saturation)
 *
 * `hits` counts a word's matches, weighted by field and by how closely they match.
 */
export const weights = {
  /** A heading names the topic; other names are guesses; prose mentions many topics, and code nearly all. */
  field: { heading: 3, title: 1.5, names: 1.5, content: 1, code: 0.3 } satisfies Record<Field, number>,
  /** Words in fewer sections than this count about the same: a single mention is often chance. */
  common: 5,
  /** Matches beyond these add little: ten mentions of a word are not ten times one. */
  saturation: 4,
  /** Factor for a section whose name is the question. */
  name: 4,
  /** Cost of each word that a name has beyond the question. */
  beyond: 1,
  /** Old versions, and docs about this site. */
  last: 0.4,
};

export interface Scored {
  section: Section;
  score: number;
  /** Share of the question that the section matches (0 to 1), rare words counting more. */
  share: number;
}

/** The query's words that a word of a text (with hyphens) matches, by index, with the weight of each match. */
export type Matcher = (text: string) => [at: number, value: number][];

export function matcher(words: QueryWord[]): Matcher {
  const cache = new Map<string, [number, number][]>();
  return (text) => {
    let matches = cache.get(text);
    if (!matches) {
      const own = text.includes("-") ? wordsOf(text) : [wordOf(text)];
      matches = [];
      for (const [at, word] of words.entries()) {
        const value = Math.max(...own.map((one) => closenessOf(one, word)));
        if (value > 0) matches.push([at, value]);
      }
      cache.set(text, matches);
    }
    return matches;
  };
}

function closenessOf({ text, stem, pieces }: Word, { terms, isPrefix, text: typed }: QueryWord): number {
  let best = Math.max(terms.get(stem) ?? 0, terms.get(text) ?? 0);
  if (isPrefix && text.startsWith(typed)) best = Math.max(best, closeness.prefix);
  for (const piece of pieces) best = Math.max(best, closeness.piece * (terms.get(piece) ?? 0));
  return best;
}

/** Scores sections, best first. */
export function scored(words: QueryWord[], counts: Counts, live: LivePages, sections: Section[]): Scored[] {
  const match = matcher(words);
  const rarities = words.map((word) => rarityOf(word, counts, live.size * sectionsAPage));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return sections
    .map((section): Scored => {
      const { hits, best } = hitsOf(section, words, match);
      const sum = (values: number[]) => rarities.reduce((sum, rarity, at) => sum + rarity * (values[at] ?? 0), 0);
      const matched = sum(hits.map((hit) => hit / (hit + weights.saturation)));
      const name = 1 + weights.name * likenessOf(section, rarities, all, match);
      const place = live.get(section.hash) === "last" ? weights.last : 1;
      return { section, score: place * name * matched, share: sum(best) / all };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
}

/** The approximate number of sections of a page. */
const sectionsAPage = 12;

function rarityOf({ text, isPrefix, terms }: QueryWord, counts: Counts, all: number): number {
  const close = [...terms].filter(([, value]) => value >= 1).map(([term]) => counts.get(term) ?? 0);
  const frequency = Math.max(0, ...close, isPrefix ? (counts.get(text) ?? 0) : 0);
  return Math.log(1 + all / (frequency + weights.common));
}

const name = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;

/** For each word: its matches weighted by field, and the closest one. Loops, since a query checks some 25,000 words. */
function hitsOf(section: Section, words: QueryWord[], match: Matcher) {
  const hits = words.map(() => 0);
  const best = words.map(() => 0);
  for (const field of fields) {
    for (const text of section[field].match(name) ?? []) {
      for (const [at, value] of match(text)) {
        hits[at] = (hits[at] ?? 0) + value * weights.field[field];
        best[at] = Math.max(best[at] ?? 0, Math.min(1, value));
      }
    }
  }
  return { hits, best };
}

/** How well a name of the section (its heading, also with its page's title, or another name) matches the query (0 to 1). */
function likenessOf({ heading, title, names }: Section, rarities: number[], all: number, match: Matcher): number {
  // Of `actions.setProp`, readers type the last part.
  const labels = [heading, heading.replace(/^[\w.]+\./, ""), `${title} ${heading}`, ...names.split("\n")];
  let best = 0;
  for (const label of labels) {
    const shared = rarities.map(() => 0);
    let beyond = 0;
    for (const text of new Set(label.match(name))) {
      const close = match(text).filter(([, value]) => value >= closeness.synonym);
      if (close.length === 0) beyond++;
      for (const [at, value] of close) shared[at] = Math.max(shared[at] ?? 0, Math.min(1, value));
    }
    const common = rarities.reduce((sum, rarity, at) => sum + rarity * (shared[at] ?? 0), 0);
    best = Math.max(best, common / (all + weights.beyond * beyond));
  }
  return best;
}
