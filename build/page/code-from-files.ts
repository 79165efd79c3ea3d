import { readFileSync, statSync } from "node:fs";
import { didYouMean } from "../problems.ts";

/** What a fence says of the files that its code is taken from: ```` ```tsx file="examples/x/a.tsx" changedFrom="…" ````. */
export interface CodeFiles {
  /** The file whose content is the block's code; its path from the project's root. */
  file: string;
  /** An earlier state of that file: the lines that are not in it are marked. */
  changedFrom: string | undefined;
}

/** A block's code, with the lines to mark, counted from 1. */
export interface FiledCode {
  code: string;
  marked: number[];
}

const named = (name: string, meta: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** The files that a fence's meta names; null when its code stands in the page. */
export function codeFiles(meta: string): CodeFiles | null {
  const file = named("file", meta);
  return file === undefined ? null : { file, changedFrom: named("changedFrom", meta) };
}

/**
 * Reads a block's code.
 * @param siblings files that a misspelt name may have meant
 * @throws Error that says what to do, when a file is not there or the block has nothing to mark
 */
export function codeFromFiles({ file, changedFrom }: CodeFiles, siblings: string[]): FiledCode {
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

/**
 * A page's Markdown with the code that its blocks take from files, as it is served to those who ask for the source.
 * @throws when a file is not there, which compiling the page has ruled out
 */
export function fillCode(markdown: string): string {
  // Blocks with a body are matched too, so that a fence inside one is left as it is.
  return markdown.replace(/^(`{3,})(\w*)([^\n`]*)\n(.*?)^\1$/gms, (block, fence, language, meta, body) => {
    const files = body === "" ? codeFiles(meta) : null;
    if (!files) return block;
    const rest = meta.replace(/\s+(?:file|changedFrom)="[^"]*"/g, "");
    return `${fence}${language}${rest}\n${codeFromFiles(files, []).code}\n${fence}`;
  });
}
