import { getFormattedTokens } from "sucrase";
import { guardName } from "./mistake.ts";

interface Token {
  /** What the compiler takes it for: a bracket, a keyword, `name`, `string`, … */
  label: string;
  start: number;
  end: number;
}

/**
 * A source whose `while`, `do` and `for (;;)` loops ask before each round whether they may go on. A loop that never ends
 * would hang the document otherwise, and in some browsers the page around it. Each line stays where it is.
 * @throws what the compiler throws of a source that is no code
 */
export function guardLoops(source: string): string {
  if (!/\b(while|for)\b/.test(source)) return source;
  const tokens = tokensOf(source);
  const inserts: [position: number, text: string][] = [];
  for (const [index, { label }] of tokens.entries()) {
    if (label !== "while" && label !== "for") continue;
    const [opening, ...inside] = parenthesis(tokens, index + 1);
    const closing = inside.pop();
    if (!opening || !closing) continue;
    let [from, to] = [opening.end, closing.start];
    if (label === "for") {
      const [first, second] = inside.filter((token) => token.label === ";");
      if (!first || !second) continue; // for … of: ends when what it goes through does
      [from, to] = [first.end, second.start];
    }
    if (source.slice(from, to).trim() === "") inserts.push([from, ` ${guardName}()`]);
    else inserts.push([from, ` ${guardName}() && (`], [to, ")"]);
  }
  // Later places first, so that the others stay right; of two at one place, the one that closes an inner loop's test.
  inserts.sort(([a], [b]) => b - a);
  return inserts.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at), source);
}

/** The tokens of a pair of parentheses: both, and those between that stand in no bracket of their own. */
function parenthesis(tokens: Token[], from: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(from)) {
    const closes = [")", "]", "}"].includes(token.label);
    if (closes) depth--;
    if (depth <= 1 && (depth === 1 || found.length === 0 || closes)) found.push(token);
    if (["(", "[", "{", "${"].includes(token.label)) depth++;
    if (depth <= 0) return found;
  }
  return [];
}

/** The tokens of a source, from the one form in which the compiler gives them away: a table with a line for each. */
function tokensOf(source: string): Token[] {
  const lineStarts = [0];
  for (const { index } of source.matchAll(/\n/g)) lineStarts.push(index + 1);
  const offset = (line = "", column = "") => (lineStarts[Number(line) - 1] ?? 0) + Number(column) - 1;
  const rows = getFormattedTokens(source, { transforms: ["typescript", "jsx"] }).split("\n");
  return rows.flatMap((row) => {
    const [found, line, column, endLine, endColumn, label = ""] = /^(\d+):(\d+)-(\d+):(\d+)\s+(\S+)/.exec(row) ?? [];
    return found ? [{ label, start: offset(line, column), end: offset(endLine, endColumn) }] : [];
  });
}
