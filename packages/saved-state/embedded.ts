import { parseJson, quoteEnd, readValue, removeEscapes } from "./read-value.ts";

/** A part of a text that may contain a document. */
export interface Part {
  text: string;
  /** Line of the text where it begins, from 1. */
  line: number;
}

/** Maximum amount of text to read again after errors, as a multiple of its length. */
const maxPasses = 20;
/** Matches text that may be a saved document, even a broken one. */
export const looksSaved = /resolvedName|(?:["'“”„]|&(?:quot|#34|#x22);)(?:ROOT|props|linkedNodes)|\b(?:ROOT|props)\s*:/;
/** The beginning of a document in code, whose rest may have a variable that makes it unreadable. */
const rootStart = /\{\s*["']?ROOT["']?\s*(?::|=>)\s*\{\s*["']?type\b/y;
const looksLikeCode = /^[ \t]*(?:import|export|const|let|var|function|return|def|class)\b|<\?php/m;
/** Minimum length of a document with one node, in characters. */
const minLength = 20;
const packed = "[\\w+/$.%-]{40,}={0,2}";
/** Matches a document as a parameter of a URL. */
const urlParameter = "%7[Bb][\\w%.!~*'()+-]{40,}%7[Dd]";
const looksPacked = new RegExp(`^${packed}$`);
const documentSign = new RegExp(`${looksSaved.source}|${packed}`);

/**
 * The parts of an SQL dump, CSV, NDJSON, Markdown, a JavaScript module or a terminal's output that may contain documents:
 * object literals, and quoted strings with backslashes or doubled quotes.
 * @param reads whether a document can be read from a text
 */
export function findEmbedded(source: string, reads: (part: string) => boolean): Part[] {
  const holds = (part: string) => documentSign.test(part) && reads(part);
  // A shell script ends a string in single quotes before each apostrophe in it, and begins another one after it.
  const text = source.replaceAll("'\\''", "''");
  const parts: Part[] = [];
  const isCode = looksLikeCode.test(text) && !/\binsert\s+into\b/i.test(text);
  const starts = new RegExp(`[{["\`]|(?<!'')'(?!'')|array\\s*\\(|${urlParameter}|(?<![\\w+/$.%-])${packed}`, "g");
  let cost = 0;
  let line = 1;
  let counted = 0;
  // The rows of PostgreSQL's COPY, which escapes backslashes.
  const copies = [...text.matchAll(/ FROM stdin;[\s\S]*?(?:\n\\\.|$)/g)];
  let copy = 0;
  for (let match = starts.exec(text); match && cost < maxPasses * text.length; match = starts.exec(text)) {
    const { index } = match;
    const [start] = match;
    while (copies[copy] && endOf(copies[copy]) <= index) copy++;
    const isCopied = index > (copies[copy]?.index ?? text.length);
    const part = /^(?:[{[]|array)/.test(start)
      ? literalAt(text, index, isCopied, holds)
      : start.length === 1
        ? quotedAt(text, index, isCode, holds)
        : start.length < text.trim().length && holds(start)
          ? { text: start, end: index + start.length }
          : null;
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
  /** Whether the search can continue after its end. */
  isWhole?: boolean;
}

const endOf = (match?: RegExpExecArray): number => (match ? match.index + match[0].length : 0);

function literalAt(text: string, start: number, isCopied: boolean, holds: (part: string) => boolean): Candidate | null {
  const copied = isCopied && /[\t\n]/.test(text[start - 1] ?? "") ? cellAt(text, start, holds, removeEscapes) : null;
  if (copied?.text !== undefined) return copied;
  const { value, error, end } = readValue(text, start);
  if (value) {
    const source = text.slice(start, end);
    const json = error === null ? source : JSON.stringify(value.of);
    if (holds(json)) return { text: json, end };
    // A comment within it may contain a document.
    return { end, isWhole: source.length > 2 && (json === source || !looksSaved.test(source)) };
  }
  const escaped = cellAt(text, start, holds, removeEscapes, (cell) => cell.replaceAll('""', '"'));
  if (escaped.text !== undefined) return escaped;
  // A fence around a broken document.
  const fence = /(?:^|\n)(`{3,}|~{3,})[^\n]*\n\s*$/.exec(text.slice(Math.max(0, start - 200), start));
  const close = fence ? text.indexOf(`\n${fence[1]}`, start) : -1;
  rootStart.lastIndex = start;
  const failed = { end: Math.max(end, escaped.end) };
  if (close < 0) return rootStart.test(text) ? { text: text.slice(start, end + 100), end } : failed;
  const broken = text.slice(start, close);
  return looksSaved.test(broken) ? { text: broken, end: close } : failed;
}

/** The rest of a cell, if it contains a document once its escapes are removed. */
function cellAt(
  text: string,
  start: number,
  holds: (part: string) => boolean,
  ...decoders: ((cell: string) => string)[]
): Candidate {
  const cellEnd = /[\t\n]|$/g;
  cellEnd.lastIndex = start;
  const end = cellEnd.exec(text)?.index ?? text.length;
  const cell = text.slice(start, Math.max(start, text.slice(start, end).lastIndexOf("}") + start + 1));
  const decoded = decoders.map((decode) => decode(cell));
  const match = decoded.find(
    (candidate) => candidate !== cell && parseJson(candidate).value !== undefined && holds(candidate),
  );
  return match === undefined ? { end } : { text: match, end: start + cell.length };
}

function quotedAt(text: string, start: number, isCode: boolean, holds: (part: string) => boolean): Candidate | null {
  const quote = text[start] ?? "";
  let broken: Candidate | null = null;
  let reach = start;
  // In code, JSON's backslashes are doubled; in standard SQL and YAML they are not.
  const isEscaped = quote !== '"' && (isCode || /\bE$/.test(text.slice(Math.max(0, start - 2), start)));
  for (const hasEscapes of isEscaped ? [true, false] : [false, true]) {
    const end = quoteEnd(text, start, hasEscapes, quote !== "`");
    reach = Math.max(reach, end < 0 ? text.length : end);
    const raw = text.slice(start + 1, end);
    if (end < 0 || raw.length < minLength || !(/^\s*(?:\\?"|"")?\s*\\?[[{]/.test(raw) || looksPacked.test(raw)))
      continue;
    const single =
      quote === "`" ? raw : restoreLineBreaks(raw.replaceAll(quote + quote, quote), text.slice(end + 1, end + 60));
    const content = hasEscapes ? removeEscapes(single) : single;
    if (holds(content)) return { text: content, end: end + 1 };
    const isPlain = /^\s*[[{]\s*"/.test(single);
    if (hasEscapes && looksSaved.test(raw) && (isPlain || /^\s*"?\s*[[{]\s*\\?"/.test(content)))
      broken = { text: isPlain ? single : content, end: end + 1 };
  }
  if (!broken) return { end: reach };
  // The quote may end another string, as in <<'EOF', and an apostrophe in the document may look like the end of this one.
  const at = start + text.slice(start).search(/[[{]/);
  const { value, error, end } = readValue(text, at);
  return value && error === null && holds(text.slice(at, end)) ? { text: text.slice(at, end), end } : broken;
}

/** Restores the line breaks that SQLite's .dump writes as replace('…','\\n',char(10)). */
function restoreLineBreaks(text: string, after: string): string {
  const [calls = ""] = /^(?:,'[^']+',char\(1[03]\)\))+/.exec(after) ?? [];
  return [...calls.matchAll(/'([^']+)',char\((\d+)/g)].reduce(
    (result, [, mark = "", code]) => result.replaceAll(mark, String.fromCharCode(Number(code))),
    text,
  );
}
