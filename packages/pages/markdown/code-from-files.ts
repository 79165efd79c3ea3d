import { globSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path/posix";
import { withLineFeeds } from "files/line-ends.ts";
import { posixPath } from "files/posix-path.ts";
import { didYouMean } from "files/problems.ts";

/**
 * Reads a block's code from a file.
 * @param changedFrom an earlier version of the file: lines that it lacks are marked
 * @returns the code, and the lines to mark, counted from 1
 * @throws Error with a message for authors if a file is missing or no line is new
 */
export function codeFromFiles(file: string, changedFrom?: string): { code: string; marked: number[] } {
  const code = readCode(file);
  if (changedFrom === undefined) return { code, marked: [] };
  const before = new Set(readCode(changedFrom).split("\n").map(withoutIndent));
  const marked = code.split("\n").flatMap((line, index) => (before.has(withoutIndent(line)) ? [] : [index + 1]));
  if (marked.length === 0) throw new Error(`${file} has no lines that ${changedFrom} lacks: remove changedFrom`);
  return { code, marked };
}

/** Changes to indentation are not marked. */
const withoutIndent = (line: string) => line.trimStart();

function readCode(file: string): string {
  if (!file || /^\/|\\|(?:^|\/)\.\.?\//.test(file)) throw new Error(`"${file}" is not a path from the project's root`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    const siblings = globSync(`${dirname(file)}/*.*`).map(posixPath);
    throw new Error(`the file ${file} doesn't exist.${didYouMean(file, siblings)}`);
  }
  return withLineFeeds(readFileSync(file, "utf8")).replace(/\n$/, "");
}
