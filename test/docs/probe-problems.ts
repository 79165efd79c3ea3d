import { readFileSync } from "node:fs";
import { lineAt, type Problem } from "../../build/problems.ts";

/**
 * What probes say about a page: statements that do not hold, and probes of statements that the page does not make, or
 * no longer in these words.
 * @param source the page's Markdown
 * @param probes what is wrong about each statement
 */
export function probeProblems(
  page: string,
  source: string,
  checkFile: string,
  probes: Record<string, string[]>,
): Problem[] {
  return Object.entries(probes).flatMap(([statement, troubles]) => {
    const place = source.search(pattern(statement));
    if (place < 0) {
      const line =
        readFileSync(checkFile, "utf8")
          .split("\n")
          .findIndex((text) => text.includes(statement)) + 1;
      const message = `${page} does not say, in these words: ${statement}`;
      return [
        line > 0 ? { file: checkFile, line, message } : { file: page, line: lineNear(source, statement), message },
      ];
    }
    const line = lineAt(source, place);
    return troubles.map((text) => ({ file: page, line, message: `this does not hold: ${statement}: ${text}` }));
  });
}

/** The line where a page says the most of how a statement begins: where it says something else instead. */
function lineNear(source: string, statement: string): number {
  const words = statement.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const found = pattern(words.slice(0, count).join(" ")).exec(source);
    if (found) return lineAt(source, found.index + found[0].length);
  }
  return 1;
}

/** Matches a statement however its lines are broken. */
function pattern(statement: string): RegExp {
  return new RegExp(statement.trim().split(/\s+/).map(RegExp.escape).join("\\s+"));
}
