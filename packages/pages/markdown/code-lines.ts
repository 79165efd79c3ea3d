import type { LineKind } from "./code-meta.ts";

/** Code without its marks, and the numbers of the marked lines, from 1. */
export interface MarkedCode {
  code: string;
  lines: Record<LineKind, number[]>;
}

const comment = (text: string) => new RegExp(String.raw`^\s*(?://|#|--|;|\{?/\*|<!--)\s*${text}\s*(?:\*/\}?|-->)?\s*$`);
const next = comment("(?:highlight-next-line|(?:error|focus)-next-line)");
const start = comment("(?:highlight|error|focus)-start");
const end = comment("(?:highlight|error|focus)-end");
/** At the end of a line. https://shiki.style/packages/transformers */
const atEnd = /\s*(?:\/\/|#|--|;|\{?\/\*|<!--)\s*\[!code ([\w+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?\s*$/;
const kinds = new Map<string, LineKind>(
  Object.entries({
    "++": "added",
    "--": "removed",
    highlight: "marked",
    hl: "marked",
    focus: "marked",
    error: "marked",
    warning: "marked",
  }),
);

/** The code that Twoslash shows: https://twoslash.netlify.app/refs/notations#cutting */
export const withoutCuts = (code: string): string =>
  code
    .replace(/^[\s\S]*^[ \t]*\/\/ ?---cut(?:-before)?---.*\n/m, "")
    .replace(/\n?[ \t]*\/\/ ?---cut-after---[\s\S]*/, "")
    .replace(/^[ \t]*\/\/ ?---cut-start---[\s\S]*?---cut-end---.*\n?/gm, "");

/** Reads the comments in code that mark lines: Docusaurus' `// highlight-next-line`, and `// [!code ++]` of Shiki. */
export function takeLineMarks(source: string): MarkedCode {
  const lines: MarkedCode["lines"] = { marked: [], added: [], removed: [] };
  if (!/-next-line|-start|\[!code /.test(source)) return { code: source, lines };
  const codeLines: string[] = [];
  let inBlock = false;
  let marksNext = false;
  for (const line of source.split("\n")) {
    if (next.test(line)) {
      marksNext = true;
      continue;
    }
    if (start.test(line) || end.test(line)) {
      inBlock = start.test(line);
      continue;
    }
    const mark = atEnd.exec(line);
    const kind = mark && kinds.get(mark[1] ?? "");
    const number = codeLines.length + 1;
    if (kind) {
      const text = line.slice(0, mark.index);
      const count = Number(mark[2] ?? 1);
      lines[kind].push(...Array.from({ length: count }, (_, offset) => number + offset));
      if (text.trim() === "") continue; // it marks the lines below it
      codeLines.push(text);
    } else codeLines.push(line);
    if (inBlock || marksNext) lines.marked.push(number);
    marksNext = false;
  }
  return { code: codeLines.join("\n"), lines };
}
