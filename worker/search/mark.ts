import { escapeHtml } from "../../shared/html-text.ts";
import type { Parameters } from "./parameters.ts";
import type { QueryWord } from "./query.ts";
import type { Matcher } from "./score.ts";

/** A word, or the text between two words. */
export interface Part {
  text: string;
  /** The words of the query that it matches, by index, with the weight of each match. */
  matches: [index: number, value: number][];
}

/** Words before a snippet's first match. */
const wordsBefore = 3;

/** The parts of a string or, if it has more than `maxWords`, of the passage with the best matches. */
export function partsOf(text: string, match: Matcher, maxWords = Number.POSITIVE_INFINITY): Part[] {
  // Words are at odd indexes.
  const split = text.split(/([\p{L}\p{N}_$]+)/u);
  const parts = split.map((text, index): Part => ({ text, matches: index % 2 === 1 ? match(text) : [] }));
  const count = (parts.length - 1) / 2;
  if (count <= maxWords) return parts;
  let best = { start: 0, worth: 0 };
  for (const [index, { matches }] of parts.entries()) {
    if (matches.length === 0) continue;
    const start = startOfName(parts, Math.max(0, Math.min((index - 1) / 2 - wordsBefore, count - maxWords)));
    const worth = worthOf(parts.slice(2 * start, 2 * (start + maxWords) + 1));
    if (worth > best.worth) best = { start, worth };
  }
  const end = best.start + maxWords;
  const passage = parts.slice(2 * best.start + 1, 2 * end);
  const ellipsis: Part = { text: ellipsisMark, matches: [] };
  return [
    ...(best.start > 0 ? [ellipsis] : parts.slice(0, 1)),
    ...passage,
    ...(end < count ? [ellipsis] : parts.slice(2 * end)),
  ];
}

/** The start of the name that the word at `start` is a part of: “Craft.js” and “useNode’s” are two words each. */
function startOfName(parts: Part[], start: number): number {
  const isInside = (index: number) => index > 0 && !/\s/.test(parts[2 * index]?.text ?? "");
  for (let index = start; index > start - 3; index--) if (!isInside(index)) return index;
  return start; // within a path or an expression
}

/** Marks an omission in a snippet: a private-use character, which no text contains. */
const ellipsisMark = "\ue002";

/** The value of a passage: the sum of the best match for each word of the query. */
function worthOf(parts: Part[]): number {
  const values = new Map<number, number>();
  for (const [index, value] of parts.flatMap(({ matches }) => matches))
    values.set(index, Math.max(value, values.get(index) ?? 0));
  return [...values.values()].reduce((sum, value) => sum + value, 0);
}

/**
 * Puts matches between tags. Escapes the text around HTML tags, since clients that ask for `<mark>` render HTML,
 * and the docs contain `<Element />`.
 * @param minWeight minimum weight of a match
 */
export function markParts(
  parts: Part[],
  words: QueryWord[],
  minWeight: number,
  { before, after, ellipsis }: Parameters["tags"],
) {
  const escapeText = before.startsWith("<") ? escapeHtml : (text: string) => text;
  const matched = new Set<number>();
  const value = parts.map(({ text, matches }) => {
    if (text === ellipsisMark) return ellipsis;
    const closeMatches = matches.filter(([, value]) => value >= minWeight);
    for (const [index] of closeMatches) matched.add(index);
    return closeMatches.length > 0 ? before + escapeText(text) + after : escapeText(text);
  });
  const level = matched.size === words.length ? "full" : matched.size > 0 ? "partial" : "none";
  const matchedWords = [...matched].map((index) => words[index]?.text ?? "");
  return { value: value.join(""), matchLevel: level, matchedWords };
}
