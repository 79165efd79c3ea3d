import type { KnownError } from "../../shared/mcp-data.ts";

const maxAnswers = 3;

/** Minimum share of a known message's words that a similar message contains. */
const minSharedWords = 0.6;

/**
 * The known errors that a pasted message matches, most specific first. A message matches an error if it contains the error's fixed
 * parts in order. If none matches, the errors with the most words in common.
 */
export function explainError(errors: KnownError[], message: string): KnownError[] {
  const pasted = normalise(message);
  const matches = bestMatches(errors, (parts) => lengthWithin(parts, pasted));
  if (matches.length > 0) return matches;
  const words = new Set(wordsOf(pasted));
  return bestMatches(errors, (parts) => {
    const knownWords = wordsOf(normalise(parts.join(" ")));
    const share = knownWords.filter((word) => words.has(word)).length / knownWords.length;
    return knownWords.length > 2 && share >= minSharedWords ? share : 0;
  });
}

/** The errors with the best scores; errors with much lower scores are left out. */
function bestMatches(errors: KnownError[], scoreOf: (parts: string[]) => number): KnownError[] {
  const scored = errors.map((error) => ({ error, score: Math.max(0, ...error.patterns.map(scoreOf)) }));
  const highest = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > highest * 0.75)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxAnswers)
    .map(({ error }) => error);
}

/** Total length of the parts in characters if the text contains all of them in order, or else 0. */
function lengthWithin(parts: string[], text: string): number {
  let offset = 0;
  let length = 0;
  for (const part of parts.map(normalise)) {
    const index = text.indexOf(part, offset);
    if (index < 0) return 0;
    offset = index + part.length;
    length += part.length;
  }
  return length;
}

/** Removes differences in how terminals and browsers quote and break messages. */
const normalise = (text: string) =>
  text
    .replace(/[‘’“”"'`]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

const wordsOf = (text: string) => Array.from(text.matchAll(/[\p{L}\p{N}_$]+/gu), ([word]) => word);
