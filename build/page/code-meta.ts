/**
 * What an author has written after the language of a code block: `title="app.tsx" {2,5-7} showLineNumbers`, where its code
 * comes from when it does not stand in the page (code-from-files.ts). The build accepts the options of docs-check and ignores them.
 */
export interface CodeMeta {
  title?: string;
  /** The file whose content is the block's code; its path from the project's root. */
  file?: string;
  /** An earlier state of that file: the lines that are not in it are marked. */
  changedFrom?: string;
  /** Why docs-check leaves the block out: the page then does not say that it was checked. */
  unchecked?: string;
  lineNumbers: boolean;
  /** Lines to mark: `{2,5-7}`. */
  ranges: string[];
  /** What cannot be read. */
  unknown: string[];
}

const ownNames = ["title", "file", "changedFrom", "unchecked"] as const;

/** Options that only docs-check reads: see docs-check/README.md. */
const checkNames = ["context", "error", "throws", "shows", "unrun"];

/** All that can be said of a block by a name. */
export const metaNames: readonly string[] = [...ownNames, ...checkNames, "showLineNumbers"];

/** Reads what stands after the language of a block. */
export function readCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { lineNumbers: false, ranges: [], unknown: [] };
  for (const [word] of text.matchAll(/\w+="[^"]*"|\{[^}]*\}|\S+/g)) {
    const [, before, value] = /^(\w+)="([^"]+)"$/.exec(word) ?? [];
    const name = ownNames.find((known) => known === before);
    if (name && value) meta[name] = value;
    else if (before && value && checkNames.includes(before)) continue;
    else if (word === "showLineNumbers") meta.lineNumbers = true;
    else if (/^\{[\d\s,-]+\}$/.test(word)) meta.ranges.push(word);
    else meta.unknown.push(word);
  }
  return meta;
}
