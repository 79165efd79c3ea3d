import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "files/problems.ts";
import type { Snippet } from "../lib/read-pages.ts";

export interface CheckedPage {
  file: string;
  snippets: Snippet[];
  /** Code blocks of the page that this one builds on. */
  base: Snippet[];
}

export interface CheckedFile {
  /** Path in the folder of checked files: a folder per page, then the page's own paths. */
  path: string;
  source: string;
  page: string;
  block: Snippet;
  /** File that wraps the block, from the project's root; null for a whole module. */
  context: string | null;
  linesBefore: number;
}

export const checkedLanguages = ["ts", "tsx", "js", "jsx"];

/** Marks the block's place in a context. */
const blockMark = "/* the block */";

function isChecked({ language, options }: Snippet): boolean {
  return checkedLanguages.includes(language) && !options.unchecked;
}

/** Unchecked files that blocks may import: the last versions of the files of the page that this one builds on, styles and data. */
export function importableFiles(contentDir: string, page: CheckedPage): Map<string, string> {
  const folder = folderOf(contentDir, page);
  const blocks = [...page.base, ...page.snippets].filter(
    (block) => isAsset(block) || (isChecked(block) && page.base.includes(block)),
  );
  return new Map(blocks.flatMap(({ title, code }) => (title ? [[join(folder, title), code] as const] : [])));
}

function isAsset({ language }: Snippet): boolean {
  return language === "css" || language === "json";
}

function folderOf(contentDir: string, page: CheckedPage): string {
  return page.file.slice(contentDir.length + 1).replace(/\.mdx$/, "");
}

/**
 * A page's code blocks as files. A title becomes the path, so that blocks import each other as in the reader's project;
 * a later version of the same file gets a separate name.
 */
export function checkedFiles(contentDir: string, page: CheckedPage): { files: CheckedFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const files: CheckedFile[] = [];
  const folder = folderOf(contentDir, page);
  const names = new Set<string>();
  const spellings = new Map<string, string>();
  for (const block of page.snippets) {
    if (!isChecked(block)) continue;
    const { context } = block.options;
    const position = { file: page.file, line: block.line };
    const name = block.title && !context ? block.title : `block-${block.line}.${context ? "tsx" : block.language}`;
    const path = join(folder, names.has(name) ? name.replace(/(\.\w+)$/, `.line-${block.line}$1`) : name);
    names.add(name);
    const spelling = spellings.get(name.toLowerCase()) ?? name;
    spellings.set(name.toLowerCase(), spelling);
    if (spelling !== name) {
      const reason = "they differ in upper and lower case only, and would be one file on many machines";
      problems.push({
        ...position,
        message: `code block: the page has the titles "${spelling}" and "${name}": ${reason}`,
      });
      continue;
    }
    const content = context
      ? wrapInContext(join("packages/docs-check/contexts", `${context}.tsx`), block.code, position)
      : { source: block.code, context: null, linesBefore: 0 };
    if ("message" in content) problems.push(content);
    else files.push({ path, page: page.file, block, ...content });
  }
  return { files, problems };
}

function wrapInContext(
  context: string,
  code: string,
  position: Omit<Problem, "message">,
): Pick<CheckedFile, "source" | "context" | "linesBefore"> | Problem {
  if (!existsSync(context)) return { ...position, message: `code block: no such context: ${context}` };
  const [before, after] = readFileSync(context, "utf8").split(blockMark);
  if (before === undefined || after === undefined) {
    return { file: context, message: `a context needs one "${blockMark}", where the block goes` };
  }
  return { source: `${before}\n${code}\n${after}`, context, linesBefore: before.split("\n").length };
}

/** Maps a line in a checked file to the page or the context. */
export function placeInPage(file: CheckedFile, line: number, column?: number): Omit<Problem, "message"> {
  const { block, context, linesBefore, page } = file;
  const inBlock = line - linesBefore;
  const length = block.code.split("\n").length;
  if (context && inBlock < 1) return { file: context, line, column };
  if (context && inBlock > length) return { file: context, line: line - length - 1, column };
  return { file: page, line: block.line + inBlock, column: column && column + block.indent };
}
