import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number before what there is so many of, `three ways`; one before a thing is no count. */
const counted = /\b(two|three|four|five|six|seven|eight|nine|ten)\b(?= (?:[a-z]+ )?[a-z]+s\b)/gi;

/**
 * Sentences that count what follows, "Three ways lead to a node:", above a list or a table of another length. Such a
 * sentence ends in a colon, or begins its paragraph with the number.
 */
export function listCountProblems(claims: Claims): PageProblem[] {
  return claims.lists.flatMap(({ line, said, length }) => {
    const sentences = said.split(/(?<=[.!?]) (?=[A-Z])/);
    const [sentence = ""] = said.endsWith(":") ? sentences.slice(-1) : sentences;
    if (!said.endsWith(":") && sentence.search(counted) !== 0) return [];
    const counts = [...sentence.matchAll(counted)].map(([number]) => numbers.indexOf(number.toLowerCase()));
    if (counts.length === 0 || counts.includes(length)) return [];
    return [{ line, message: `the text counts ${numbers[counts[0] ?? 0]}, but what follows are ${length}` }];
  });
}
