import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** Whether a piece of inline code is the path of a file, or its name. */
export const isPath = (text: string): boolean => /^(?:[\w.-]+\/)*[\w.-]+\.(?:[jt]sx?|css|json|mdx?)$/.test(text);

/**
 * Paths in a page's inline code that are neither the title of one of its blocks nor a file of the project.
 * @param samples names that are there to be replaced
 */
export function pathProblems(
  claims: Claims,
  samples: Record<string, string>,
  exists: (path: string) => boolean = existsSync,
): PageProblem[] {
  const titles = claims.code.flatMap(({ title = "" }) => [title, basename(title)]);
  return claims.words
    .filter(({ text }) => isPath(text) && !titles.includes(text) && !Object.hasOwn(samples, text) && !exists(text))
    .map(({ line, text }) => ({ line, message: `\`${text}\` is no file, and no block here has this title` }));
}
