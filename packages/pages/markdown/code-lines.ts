import type { LineKind } from "./code-meta.ts";

/** Docusaurus' comments, on separate lines. */
const around =
  /^\s*(?:\/\/|#|--|;|\{?\/\*|<!--)\s*(?:highlight|error|focus)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;
/** At the end of a line. https://shiki.style/packages/transformers */
const atEnd = /\s*(?:\/\/|#|--|;|\{?\/\*|<!--)\s*\[!code ([\w+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?\s*$/;
const kinds = new Map<string, LineKind>([
  ["++", "added"],
  ["--", "removed"],
  ...["highlight", "hl", "focus", "error", "warning"].map((name): [string, LineKind] => [name, "marked"]),
]);

/** The code that Twoslash shows: https://twoslash.netlify.app/refs/notations */
export const withoutCuts = (code: string): string =>
  code
    .replace(/^[\s\S]*^[ \t]*\/\/ ?---cut(?:-before)?---.*\n/m, "")
    .replace(/\n?[ \t]*\/\/ ?---cut-after---[\s\S]*/, "")
    .replace(/^[ \t]*\/\/ ?---cut-start---[\s\S]*?---cut-end---.*\n?/gm, "")
    .replace(/^[ \t]*\/\/ *(?:\^[?|].*|@(?:errors|noErrors|types|target|lib)(?::.*)?)$\n?/gm, "");

/**
 * Reads the comments in code that mark lines: Docusaurus' `// highlight-next-line`, and `// [!code ++]` of Shiki.
 * @returns the code without them, and the numbers of the marked lines, from 1
 */
export function takeLineMarks(source: string): { code: string; lines: Record<LineKind, number[]> } {
  const lines: Record<LineKind, number[]> = { marked: [], added: [], removed: [] };
  if (!/-next-line|-start|\[!code /.test(source)) return { code: source, lines };
  const codeLines: string[] = [];
  let inBlock = false;
  let marksNext = false;
  for (const line of source.split("\n")) {
    const [isMark, place] = around.exec(line) ?? [];
    if (isMark !== undefined) {
      if (place === "next-line") marksNext = true;
      else inBlock = place === "start";
      continue;
    }
    const mark = atEnd.exec(line);
    const kind = mark && kinds.get(mark[1] ?? "");
    const number = codeLines.length + 1;
    const text = kind ? line.slice(0, mark.index) : line;
    if (kind) lines[kind].push(...Array.from({ length: Number(mark[2] ?? 1) }, (_, offset) => number + offset));
    if (kind && text.trim() === "") continue; // it marks the lines below it
    codeLines.push(text);
    if (inBlock || marksNext) lines.marked.push(number);
    marksNext = false;
  }
  return { code: codeLines.join("\n"), lines };
}
