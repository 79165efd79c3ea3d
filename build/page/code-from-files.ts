import { readFileSync, statSync } from "node:fs";
import { didYouMean } from "../problems.ts";

/** A code block as it stands in a page. Lines count from 1. */
export interface FoundCode {
  /** Line of the fence; the code begins on the next one. */
  line: number;
  /** Spaces before the fence, which are not part of the code. */
  indent: number;
  language: string;
  code: string;
  /** Whether the code comes from a file of the project. */
  fromFile: boolean;
  /** Whether the author keeps it out of docs-check. */
  unchecked: boolean;
}

/** A block's code, with the lines to mark, counted from 1. */
export interface FiledCode {
  code: string;
  marked: number[];
}

/**
 * Reads a block's code.
 * @param changedFrom an earlier state of the file: the lines that are not in it are marked
 * @param siblings files that a misspelt name may have meant
 * @throws Error that says what to do, when a file is not there or the block has nothing to mark
 */
export function codeFromFiles(file: string, changedFrom: string | undefined, siblings: string[]): FiledCode {
  const code = readCode(file, siblings);
  if (changedFrom === undefined) return { code, marked: [] };
  const before = new Set(readCode(changedFrom, siblings).split("\n").map(withoutIndent));
  const marked = code.split("\n").flatMap((line, index) => (before.has(withoutIndent(line)) ? [] : [index + 1]));
  if (marked.length === 0) throw new Error(`${file} has no line that is not in ${changedFrom}: leave changedFrom out`);
  return { code, marked };
}

/** A line that only moved to the right is no change to a reader. */
const withoutIndent = (line: string) => line.trimStart();

function readCode(file: string, siblings: string[]): string {
  if (!file || /^\/|\\|(?:^|\/)\.\.?\//.test(file)) throw new Error(`"${file}" is no path from the project's root`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`there is no file ${file}.${didYouMean(file, siblings)}`);
  }
  return readFileSync(file, "utf8").replace(/\n$/, "");
}

/** A page's Markdown with the code that its blocks take from files, as it is served to those who ask for the source. */
export function fillCode(markdown: string, blocks: FoundCode[]): string {
  const lines = markdown.split("\n");
  for (const { line, indent, code, fromFile } of blocks) {
    if (!fromFile) continue;
    const found = lines[line - 1] ?? "";
    const fence = found.replace(/\s+(?:file|changedFrom)="[^"]*"/g, "");
    // Below a list's mark stands a space, but each line of a quote has the quote's mark.
    const before = found.slice(0, indent).replace(/[^>\s]/g, " ");
    lines[line - 1] = [fence, ...code.split("\n").map((text) => (text ? before + text : before.trimEnd()))].join("\n");
  }
  return lines.join("\n");
}
