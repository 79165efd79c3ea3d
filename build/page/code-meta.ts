import { type CheckOptions, checkOptionNames } from "../docs-code/block-options.ts";

/**
 * What an author has written after the language of a code block: `title="app.tsx" {2,5-7} showLineNumbers`, where its code
 * comes from when it does not stand in the page (code-from-files.ts), and how it is checked.
 */
export interface CodeMeta extends CheckOptions {
  title?: string;
  /** The file whose content is the block's code; its path from the project's root. */
  file?: string;
  /** An earlier state of that file: the lines that are not in it are marked. */
  changedFrom?: string;
  lineNumbers: boolean;
  /** Lines to mark: `{2,5-7}`. */
  ranges: string[];
  /** What cannot be read. */
  unknown: string[];
}

const valueNames = ["title", "file", "changedFrom", ...checkOptionNames] as const;

/** All that can be said of a block by a name. */
export const metaNames: readonly string[] = [...valueNames, "showLineNumbers"];

/** Reads what stands after the language of a block. */
export function readCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { lineNumbers: false, ranges: [], unknown: [] };
  for (const [word] of text.matchAll(/\w+="[^"]*"|\{[^}]*\}|\S+/g)) {
    const [, before, value] = /^(\w+)="([^"]+)"$/.exec(word) ?? [];
    const name = valueNames.find((known) => known === before);
    if (name && value) meta[name] = value;
    else if (word === "showLineNumbers") meta.lineNumbers = true;
    else if (/^\{[\d\s,-]+\}$/.test(word)) meta.ranges.push(word);
    else meta.unknown.push(word);
  }
  return meta;
}
