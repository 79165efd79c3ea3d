import type { KnownError } from "../../shared/mcp-data.ts";

const mostAnswers = 3;

/** Of the words of a known message, the part that a pasted one must have to be close to it. */
const enoughWords = 0.6;

/**
 * The known errors that a pasted message is, most specific first: those whose fixed parts it has in their order,
 * whatever stands for the variable ones. Where there is none, those with most of its words.
 */
export function explainError(errors: KnownError[], message: string): KnownError[] {
  const pasted = plain(message);
  const found = best(errors, (parts) => lengthWithin(parts, pasted));
  if (found.length > 0) return found;
  const words = new Set(wordsOf(pasted));
  return best(errors, (parts) => {
    const own = wordsOf(plain(parts.join(" ")));
    const share = own.filter((word) => words.has(word)).length / own.length;
    return own.length > 2 && share >= enoughWords ? share : 0;
  });
}

/** The errors with the best scores: much less than the best one is another error. */
function best(errors: KnownError[], scoreOf: (parts: string[]) => number): KnownError[] {
  const scored = errors
    .map((error) => ({ error, score: Math.max(0, ...error.patterns.map(scoreOf)) }))
    .sort((a, b) => b.score - a.score);
  return scored
    .filter(({ score }) => score > 0 && score > (scored[0]?.score ?? 0) * 0.75)
    .slice(0, mostAnswers)
    .map(({ error }) => error);
}

/** Characters of the parts if the text has all of them in their order, or else 0. */
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

/** Terminals and browsers quote and break messages in their own ways. */
const plain = (text: string) =>
  text
    .replace(/[‘’“”"'`]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
