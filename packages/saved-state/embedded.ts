import { parseLiteral, quoteEnd, unescaped } from "./parse-literal.ts";

/** A text within another one that may hold a document. */
export interface Part {
  text: string;
  /** Line in the other text where it begins, from 1. */
  line: number;
}

/** Limit of text read again after errors, in lengths of the text. */
const maxPasses = 20;
const looksSaved = /resolvedName|\\?"(?:ROOT|props|linkedNodes)\\?"|\b(?:ROOT|props)\s*:/;
/** Minimum length of a document with one node, in characters. */
const minLength = 20;
const looksPacked = /^[\w+/=$.%-]{40,}$/;

/**
 * The texts in an SQL dump, CSV, NDJSON, Markdown, a JavaScript module or a terminal that may hold documents: literals of
 * objects, and quoted texts with both kinds of escapes.
 * @param holds whether a text holds a document
 */
export function embedded(text: string, holds: (part: string) => boolean): Part[] {
  const parts: Part[] = [];
  const starts = /[{["'`]/g;
  let cost = 0;
  let line = 1;
  let counted = 0;
  for (let match = starts.exec(text); match && cost < maxPasses * text.length; match = starts.exec(text)) {
    const { index } = match;
    const part = "{[".includes(match[0]) ? literalAt(text, index, holds) : quotedAt(text, index, holds);
    cost += (part?.end ?? index) - index;
    if (part?.text === undefined) {
      if (part?.isWhole) starts.lastIndex = part.end;
      continue;
    }
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) line++;
    parts.push({ text: part.text, line });
    starts.lastIndex = part.end;
  }
  return parts;
}

interface Candidate {
  text?: string;
  end: number;
  /** Whether the texts within it need no check. */
  isWhole?: boolean;
}

function literalAt(text: string, start: number, holds: (part: string) => boolean): Candidate | null {
  const parsed = parseLiteral(text, start);
  if (parsed) {
    const { value, end } = parsed;
    const source = text.slice(start, end);
    const json = isJson(source) ? source : JSON.stringify(value);
    return looksSaved.test(source) && holds(json) ? { text: json, end } : { end, isWhole: source.length > 2 };
  }
  // A cell of COPY, in which backslashes are doubled, or JSON whose quotes are escaped or doubled.
  const cellEnd = /[\t\n]|$/g;
  cellEnd.lastIndex = start;
  const end = cellEnd.exec(text)?.index ?? text.length;
  const cell = text.slice(start, Math.max(start, text.slice(start, end).lastIndexOf("}") + start + 1));
  const match = [cell.replaceAll("\\\\", "\\"), unescaped(cell), cell.replaceAll('""', '"')].find(
    (candidate) => candidate !== cell && isJson(candidate) && holds(candidate),
  );
  if (match !== undefined) return { text: match, end: start + cell.length };
  // A fence that holds a broken document.
  const fence = /(?:^|\n)(`{3,}|~{3,})[^\n]*\n\s*$/.exec(text.slice(Math.max(0, start - 200), start));
  const close = fence ? text.indexOf(`\n${fence[1]}`, start) : -1;
  if (close < 0) return { end };
  const broken = text.slice(start, close);
  return looksSaved.test(broken) ? { text: broken, end: close } : { end };
}

function quotedAt(text: string, start: number, holds: (part: string) => boolean): Candidate | null {
  const quote = text[start] ?? "";
  let broken: Candidate | null = null;
  let reach = start;
  for (const hasEscapes of [false, true]) {
    const end = quoteEnd(text, start, hasEscapes, quote !== "`");
    reach = Math.max(reach, end < 0 ? text.length : end);
    const raw = text.slice(start + 1, end);
    if (end < 0 || raw.length < minLength || !(/^\s*(?:\\?"|"")?\s*\\?[[{]/.test(raw) || looksPacked.test(raw)))
      continue;
    const single = quote === "`" ? raw : raw.replaceAll(quote + quote, quote);
    const content = hasEscapes ? unescaped(single) : single;
    if (holds(content)) return { text: content, end: end + 1 };
    if (hasEscapes && looksSaved.test(raw) && /^\s*"?\s*[[{]\s*\\?"/.test(content))
      broken = { text: content, end: end + 1 };
  }
  return broken ?? { end: reach };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
