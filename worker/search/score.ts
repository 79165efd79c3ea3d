import { type Word, wordsOf } from "./analyse.ts";
import { closeness, type QueryWord } from "./query.ts";
import { type Field, fields, type LivePages, type Section } from "./schema.ts";
import type { Counts } from "./words.ts";

/**
 * The score of a section is that of BM25F without lengths, raised where one of its names is the question:
 *
 *     score = need × (1 + name × likeness²) × Σ rarity(word) × hits / (hits + saturation)
 *
 * `hits` counts a word's matches, weighted by field and by how closely they match.
 */
export const weights = {
  /** A heading says what a section is about; other names guess at it; prose mentions much, and code nearly all. */
  field: { heading: 3, title: 1.5, around: 0.5, names: 1.5, content: 1, code: 0.3 } satisfies Record<Field, number>,
  /** Matches beyond these add little: ten mentions of a word are not ten times one. */
  saturation: 3,
  /** How much more a section counts that is called what the reader asks for. */
  name: 3,
  /** What a name has beyond the question, in words: readers type little. */
  beyond: 1,
  /** A page's top says in short what a section says in full. */
  top: 0.95,
  /** Pages at the sidebar's beginning are what most readers need. */
  need: 0.1,
  /** Old versions, and docs about this site. */
  last: 0.4,
};

export interface Scored {
  section: Section;
  score: number;
  /** Share of the question that the section matches (0 to 1), rare words counting more. */
  share: number;
}

/** Says which words of the query a word of a text matches, by index, and how well. */
export type Matcher = (word: Word) => [at: number, value: number][];

export function matcher(words: QueryWord[]): Matcher {
  const cache = new Map<Word, [number, number][]>();
  return (word) => {
    const before = cache.get(word);
    if (before) return before;
    const matches = words.flatMap(({ terms, isPrefix, text }, at): [number, number][] => {
      const value = Math.max(
        terms.get(word.stem) ?? 0,
        terms.get(word.text) ?? 0,
        isPrefix && word.text.startsWith(text) ? closeness.prefix : 0,
        closeness.piece * Math.max(0, ...word.pieces.map((piece) => terms.get(piece) ?? 0)),
      );
      return value > 0 ? [[at, value]] : [];
    });
    cache.set(word, matches);
    return matches;
  };
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
      const name = 1 + weights.name * likenessOf(section, rarities, all, match) ** 2;
      const pageRank = live.get(section.hash) ?? 0;
      const need = pageRank > 0 ? 1 + (weights.need * pageRank) / 100 : weights.last;
      const top = section.type === "lvl1" ? weights.top : 1;
      return { section, score: need * top * name * matched, share: sum(best) / all };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
}

/** About the number of sections of a page. */
const sectionsAPage = 12;

/** A word that no section has, says nothing of where to look, but is as much of the question as a rare one. */
function rarityOf({ text, isPrefix, terms }: QueryWord, counts: Counts, all: number): number {
  const close = [...terms].filter(([, value]) => value >= 1).map(([term]) => counts.get(term) ?? 0);
  const most = Math.max(0, ...close, isPrefix ? (counts.get(text) ?? 0) : 0);
  return Math.log(1 + (Math.max(0, all - most) + 0.5) / (most + 0.5));
}

/** By word: its matches weighted by field, and the closest one. */
function hitsOf(section: Section, words: QueryWord[], match: Matcher) {
  const hits = words.map(() => 0);
  const best = words.map(() => 0);
  for (const field of fields) {
    for (const [at, value] of wordsOf(section[field]).flatMap(match)) {
      hits[at] = (hits[at] ?? 0) + value * weights.field[field];
      best[at] = Math.max(best[at] ?? 0, Math.min(1, value));
    }
  }
  return { hits, best };
}

/** How well a name of the section (its heading, also with its page's title, or an other name) matches the query (0 to 1). */
function likenessOf({ heading, title, names }: Section, rarities: number[], all: number, match: Matcher): number {
  // Of `actions.setProp`, readers type the last part.
  const labels = [heading, heading.replace(/^[\w.]+\./, ""), `${title} ${heading}`, ...names.split("\n")].filter(
    Boolean,
  );
  return Math.max(
    0,
    ...labels.map((label) => {
      const shared = new Map<number, number>();
      let beyond = 0;
      for (const word of new Set(wordsOf(label))) {
        const close = match(word).filter(([, value]) => value >= closeness.synonym);
        if (close.length === 0) beyond++;
        for (const [at, value] of close) shared.set(at, Math.max(shared.get(at) ?? 0, Math.min(1, value)));
      }
      const common = [...shared].reduce((sum, [at, value]) => sum + (rarities[at] ?? 0) * value, 0);
      return common / (all + weights.beyond * beyond);
    }),
  );
}
