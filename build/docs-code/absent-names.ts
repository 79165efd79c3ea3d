import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/**
 * Names that a comment says do not exist, and that the page no longer mentions: its text may by now say of another name
 * that it does not exist, which nothing checks.
 */
export function absentNameProblems(claims: Claims): PageProblem[] {
  const said = new Set(claims.words.map(({ text }) => text));
  return claims.absent
    .filter((name) => !said.has(name) && !said.has(name.split(".").at(-1) ?? name))
    .map((name) => ({
      line: 1,
      message: `the page says nothing of \`${name}\`: take it out of the comment that says it does not exist`,
    }));
}
