import { namesIn, type Word, wordOf } from "./analyse.ts";
import { closeness, closeTerm, type QueryWord } from "./query.ts";
import { type Field, fields, type LivePages, type Section } from "./schema.ts";
import type { Counts } from "./words.ts";

/**
 * A section's score is BM25F without lengths, raised if one of its names matches the question:
 *
 *     score = priority × (1 + name × likeness) × Σ rarity(word) × hits / (hits + saturation)
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
  /** How much a section whose name is the question gains, as a multiple of its score. */
  name: 4,
  /** Cost of each word that a name has beyond the question. */
  beyond: 1,
  /** Old versions, and docs about this site. */
  last: 0.4,
};

/** The query's words that another word matches, by index, with the weight of each match. */
export type Matcher = (text: string) => [index: number, value: number][];

export function matcher(words: QueryWord[]): Matcher {
  const cache = new Map<string, [number, number][]>();
  return (text) => {
    let matches = cache.get(text);
    if (!matches) {
      const textWord = wordOf(text);
      const values = words.map((word, index): [number, number] => [index, closenessOf(textWord, word)]);
      matches = values.filter(([, value]) => value > 0);
      cache.set(text, matches);
    }
    return matches;
  };
}

function closenessOf({ text, stem, pieces }: Word, { terms, isPrefix, text: typed }: QueryWord): number {
  if (isPrefix && text.startsWith(typed)) return 1;
  let best = Math.max(terms.get(stem) ?? 0, terms.get(text) ?? 0);
  for (const piece of pieces) best = Math.max(best, closeness.piece * (terms.get(piece) ?? 0));
  return best;
}

/** Scores sections, best first; `share` is the matched share of the question (0 to 1), rare words counting more. */
export function scoreSections(words: QueryWord[], counts: Counts, live: LivePages, sections: Section[]) {
  const match = matcher(words);
  const rarities = words.map((word) => rarityOf(word, counts, live.size * sectionsPerPage));
  /** Sums values of words, rare words counting more. */
  const total = (values: Iterable<[index: number, value: number]>) =>
    [...values].reduce((sum, [index, value]) => sum + (rarities[index] ?? 0) * value, 0);
  const all = total(words.map((_, index) => [index, 1])) || 1;
  /** How much of the question a name has: the closest match of each word, at a cost for each extra word of the name. */
  const likenessOf = (name: string) => {
    const matches = [...new Set(namesIn(name))].map((text) =>
      match(text).filter(([, value]) => value >= closeness.synonym),
    );
    const shared = new Map(matches.flat().sort(([, a], [, b]) => a - b)); // the best value is last
    const beyond = matches.filter(({ length }) => length === 0).length;
    return total(shared) / (all + weights.beyond * beyond);
  };
  return sections
    .map((section) => {
      const { hits, best } = hitsOf(section, match);
      const matched = total([...hits].map(([index, hits]) => [index, hits / (hits + weights.saturation)]));
      const name = 1 + weights.name * Math.max(...namesOf(section).map(likenessOf));
      const priority = live.get(section.hash) === "last" ? weights.last : 1;
      return { section, score: priority * name * matched, share: total(best) / all };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
}

/** The approximate number of sections of a page. */
const sectionsPerPage = 12;

/** A misspelt word is as rare as its most frequent correction. */
function rarityOf({ text, isPrefix, terms }: QueryWord, counts: Counts, all: number): number {
  const close = [...terms].filter(([, value]) => value >= closeTerm).map(([term]) => counts.get(term) ?? 0);
  const frequency = Math.max(0, ...close, isPrefix ? (counts.get(text) ?? 0) : 0);
  return Math.log(1 + all / (frequency + weights.common));
}

/** For each word: its matches weighted by field, and the closest one. */
function hitsOf(section: Section, match: Matcher) {
  const hits = new Map<number, number>();
  const best = new Map<number, number>();
  for (const field of fields) {
    for (const [index, value] of namesIn(section[field]).flatMap(match)) {
      hits.set(index, (hits.get(index) ?? 0) + value * weights.field[field]);
      best.set(index, Math.max(value, best.get(index) ?? 0));
    }
  }
  return { hits, best };
}

/** A section's heading (of `actions.setProp`, readers type the last part), also with its page's title, and other names. */
const namesOf = ({ heading, title, names }: Section) => [
  ...[heading, heading.replace(/^[\w.]+\./, ""), `${title} ${heading}`],
  ...names.split("\n"),
];
