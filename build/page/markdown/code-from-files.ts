import { readFileSync, statSync } from "node:fs";
import { withLineFeeds } from "../../base/line-ends.ts";
import { didYouMean } from "../../base/problems.ts";

/** Code read from a file, with the lines to mark, counted from 1. */
export interface FiledCode {
  code: string;
  marked: number[];
}

/**
 * Reads a block's code from a file.
 * @param changedFrom an earlier state of the file: new lines are marked
 * @throws Error with advice when a file is missing or no line is new
 */
export function codeFromFiles(file: string, changedFrom: string | undefined, siblings: string[]): FiledCode {
  const code = readCode(file, siblings);
  if (changedFrom === undefined) return { code, marked: [] };
  const before = new Set(readCode(changedFrom, siblings).split("\n").map(withoutIndent));
  const marked = code.split("\n").flatMap((line, index) => (before.has(withoutIndent(line)) ? [] : [index + 1]));
  if (marked.length === 0) throw new Error(`${file} has no line that is not in ${changedFrom}: leave changedFrom out`);
  return { code, marked };
}

/** Ignores indentation, so that a line that only moved to the right is not marked. */
const withoutIndent = (line: string) => line.trimStart();

function readCode(file: string, siblings: string[]): string {
  if (!file || /^\/|\\|(?:^|\/)\.\.?\//.test(file)) throw new Error(`"${file}" is no path from the project's root`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`there is no file ${file}.${didYouMean(file, siblings)}`);
  }
  return withLineFeeds(readFileSync(file, "utf8")).replace(/\n$/, "");
}
