import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/**
 * What comments list, as names that do not exist or as mistakes, and the page no longer has: its text may by now say of
 * another name that it does not exist, which nothing checks.
 */
export function staleCommentProblems({ absent, mistakes, words }: Claims): PageProblem[] {
  const said = new Set(words.map(({ text }) => text));
  const unsaid = absent.filter((name) => !said.has(name) && !said.has(name.split(".").at(-1) ?? name));
  const unshown = mistakes.filter((mistake) => !words.some(({ text }) => text.endsWith(mistake)));
  return [
    ...unsaid.map(
      (name) => `the page says nothing of \`${name}\`: take it out of the comment that says it does not exist`,
    ),
    ...unshown.map((mistake) => `the page shows no mistake \`${mistake}\`: take it out of the comment`),
  ].map((message) => ({ line: 1, message }));
}
