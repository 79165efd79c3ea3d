import { getFormattedTokens, type Transform } from "sucrase";
import { counterName, guardName } from "./mistake.ts";

interface Token {
  /** The compiler's name of the token type: a bracket, a keyword, `name`, `string`, … */
  label: string;
  start: number;
  end: number;
}

/** Iterations between two calls of the guard, as a bit mask: calling it in each would take longer than most loops. */
const mask = 255;

/** Always true, unless the guard throws. */
const guard = `((${counterName} = ${counterName} + 1 & ${mask}) || ${guardName}())`;

/**
 * Inserts a guard into every loop but `for await`: an infinite one would hang the document and, in some browsers,
 * the page that embeds it. Line numbers stay the same.
 * @throws the compiler's syntax error
 */
export function guardLoops(source: string, transforms: Transform[] = ["typescript", "jsx"]): string {
  if (!/\b(while|for)\b/.test(source)) return source;
  const tokens = tokensOf(source, transforms);
  const inserts: [position: number, text: string][] = [];
  for (const [index, { label }] of tokens.entries()) {
    if (label !== "while" && label !== "for") continue;
    const [opening, ...inside] = parenthesis(tokens, index + 1);
    const closing = inside.pop();
    if (!opening || !closing) continue;
    let [from, to] = [opening.end, closing.start];
    if (label === "for") {
      const [initEnd, conditionEnd] = inside.filter((token) => token.label === ";");
      if (!initEnd || !conditionEnd) {
        // for … of and for … in. The `else` keeps another `else`, in the body or after the loop, with its own `if`.
        inserts.push([closing.end, ` if (!${guard}); else `]);
        continue;
      }
      [from, to] = [initEnd.end, conditionEnd.start];
    }
    if (source.slice(from, to).trim() === "") inserts.push([from, ` ${guard}`]);
    else inserts.push([from, ` ${guard} && (`], [to, ")"]);
  }
  // From the end, so that earlier offsets stay valid; at equal offsets, an inner loop's closing bracket comes first.
  inserts.sort(([a], [b]) => b - a);
  return inserts.reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), source);
}

/** Both parentheses of a pair, and the tokens between them that are not inside nested brackets. */
function parenthesis(tokens: Token[], from: number): Token[] {
  const pairTokens: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(from)) {
    const closes = [")", "]", "}"].includes(token.label);
    if (closes) depth--;
    if (depth <= 1 && (depth === 1 || pairTokens.length === 0 || closes)) pairTokens.push(token);
    if (["(", "[", "{", "${"].includes(token.label)) depth++;
    if (depth <= 0) return pairTokens;
  }
  return [];
}

/** Tokenises by parsing the compiler's debug table, the only form in which it exposes its tokens. */
function tokensOf(source: string, transforms: Transform[]): Token[] {
  const lineStarts = [0];
  for (const { index } of source.matchAll(/\n/g)) lineStarts.push(index + 1);
  const offset = (line = "", column = "") => (lineStarts[Number(line) - 1] ?? 0) + Number(column) - 1;
  const rows = getFormattedTokens(source, { transforms }).split("\n");
  return rows.flatMap((row) => {
    const [whole, line, column, endLine, endColumn, label = ""] = /^(\d+):(\d+)-(\d+):(\d+)\s+(\S+)/.exec(row) ?? [];
    return whole ? [{ label, start: offset(line, column), end: offset(endLine, endColumn) }] : [];
  });
}
