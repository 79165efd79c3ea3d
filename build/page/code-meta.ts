/** Options after a code block's language: `title="app.tsx" {2,5-7} showLineNumbers`. Ignores those of docs-check. */
export interface CodeMeta {
  title?: string;
  file?: string;
  /** An earlier state of that file: new lines are marked. */
  changedFrom?: string;
  /** Reason to skip the block in docs-check; the page does not claim that it was checked. */
  unchecked?: string;
  lineNumbers: boolean;
  ranges: string[];
  unknown: string[];
}

const ownNames = ["title", "file", "changedFrom", "unchecked"] as const;

/** Options that only docs-check reads: see packages/docs-check/README.md. */
const checkNames = ["context", "error", "throws", "shows", "unrun"];

export const metaNames: readonly string[] = [...ownNames, ...checkNames, "showLineNumbers"];

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
