import type { KnownError } from "../../shared/mcp-data.ts";

const maxAnswers = 3;

/** Minimum share of a known message's words that a similar message contains. */
const minSharedWords = 0.6;

/**
 * The known errors that a pasted message matches, most specific first. A message matches an error if it contains the error's fixed
 * parts in order. If none matches, the errors with most words in common.
 */
export function explainError(errors: KnownError[], message: string): KnownError[] {
  const pasted = plain(message);
  const matches = best(errors, (parts) => lengthWithin(parts, pasted));
  if (matches.length > 0) return matches;
  const words = new Set(wordsOf(pasted));
  return best(errors, (parts) => {
    const own = wordsOf(plain(parts.join(" ")));
    const share = own.filter((word) => words.has(word)).length / own.length;
    return own.length > 2 && share >= minSharedWords ? share : 0;
  });
}

/** The errors with the best scores; errors with much lower scores are left out. */
function best(errors: KnownError[], scoreOf: (parts: string[]) => number): KnownError[] {
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
  let from = 0;
  let length = 0;
  for (const part of parts.map(plain)) {
    const at = text.indexOf(part, from);
    if (at < 0) return 0;
    from = at + part.length;
    length += part.length;
  }
  return length;
}

/** Removes differences in how terminals and browsers quote and break messages. */
const plain = (text: string) =>
  text
    .replace(/[‘’“”"'`]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

const wordsOf = (text: string) => Array.from(text.matchAll(/[\p{L}\p{N}_$]+/gu), ([word]) => word);
