import type { Place, Trail } from "./document.ts";

/** A value in a text. */
export interface Reading {
  /** null: no value could be read. */
  value: { of: unknown } | null;
  /** Index after the value, or where reading failed. */
  end: number;
  /** Index of the first character that JSON does not allow; null: it is JSON, or nested too deeply. */
  error: number | null;
  /** Duplicate keys of objects, with the source of the value that JSON.parse drops. */
  duplicates: { trail: Trail; source: string }[];
}

/** Spaces, invisible characters and comments; the end of the last one may be missing. */
const gaps = /(?:[\s\u200B-\u200D\u2060]+|(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;
/** Whether a gap may start with a character; a regular expression would take a third of the time of reading. */
const mayBeGap = (code: number) => code <= 32 || code === 35 || code === 47 || code > 126;
const scalars = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w$.+-])/y;
/** A string of JSON up to its end, a control character or a wrong escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids
const strings = /"(?:[^"\\\0-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const names = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const phpArray = /array\s*\(/y;
const rubyWords = /%[wi][[(][^\])]*[\])]/y;
/** The types that MongoDB's shell prints. */
const shellType = /(?:ObjectId|ISODate|UUID|Timestamp|Number(?:Int|Long|Decimal))\s*\(/y;
const numbers = /[+-]?(?:0x[\da-fA-F]+|\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])/y;
/** A type assertion of TypeScript after a value. */
const assertion = /\s+(?:as|satisfies)\s+[\w$.]+(?:<[\w$., ]*>)?(?:\[\])*/y;
const constants = new Map<string, unknown>([["undefined", undefined], ["NaN", null], ["True", true], ["False", false], ["None", null], ["nil", null]]); // biome-ignore format: a table
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", "\n": "" };
/** Shared: stack traces would take most of the time in a text with thousands of broken literals. */
const unreadableError = new SyntaxError("no literal");

/**
 * Reads a JSON value, or a literal of JavaScript, Python, Ruby or PHP with unquoted keys, `=>`, other quotes, comments
 * and extra commas. Finds what JSON.parse does not report: dropped values, and the place of an error in all browsers.
 * @param start place of the value to report duplicates in, to which trails are relative; null: reports none
 */
export function readValue(text: string, from = 0, start: Place | null = null): Reading {
  const duplicates: Reading["duplicates"] = [];
  /** From the value at `start`; null outside it. */
  let trail: Trail | Place | null = start?.length === 0 ? [] : null;
  /** Number of keys of `start` matched so far; -1 on another branch. */
  let matchedKeys = 0;
  let at = from;
  let error: number | null = null;

  const match = (pattern: RegExp): string | null => {
    const start = at;
    pattern.lastIndex = at;
    if (!pattern.test(text)) return null;
    at = pattern.lastIndex;
    return text.slice(start, at);
  };
  const markError = (place: number) => {
    error ??= place;
  };
  const fail = (): never => {
    markError(at);
    throw unreadableError;
  };
  function next(token: string): boolean {
    if (mayBeGap(text.charCodeAt(at))) {
      const start = at;
      const odd = match(gaps)?.search(/[^ \t\n\r]/) ?? -1;
      if (odd >= 0) markError(start + odd);
    }
    if (!text.startsWith(token, at)) return false;
    if (token.length > 1) markError(at);
    at += token.length;
    return true;
  }

  function value(): unknown {
    if (next("{")) {
      const entries: [string, unknown][] = [];
      const places = trail && new Map<string, [start: number, end: number]>();
      list("}", () => {
        next("");
        const key = quoted() ?? name();
        if (!next(":") && !next("=>")) fail();
        const start = at;
        const inner = within(key);
        const before = places?.get(key);
        if (before && trail) duplicates.push({ trail: { before: trail, key }, source: text.slice(...before).trim() });
        places?.set(key, [start, at]);
        if (inner !== undefined) entries.push([key, inner]);
      });
      return Object.fromEntries(entries);
    }
    const close = next("[") ? "]" : match(phpArray) ? ")" : null;
    if (close) {
      if (close === ")") markError(at - 1);
      const items: unknown[] = [];
      const entries: [string, unknown][] = [];
      list(close, () => {
        const item = within(items.length) ?? null;
        if (next("=>")) entries.push([String(item), within(String(item))]);
        else items.push(item);
      });
      return entries.length > 0 ? Object.fromEntries(entries) : items;
    }
    const string = quoted();
    if (string !== null) return string;
    const scalar = match(scalars);
    if (scalar !== null) return JSON.parse(scalar);
    markError(at);
    const words = match(rubyWords);
    if (words !== null) return words.slice(3, -1).split(/\s+/).filter(Boolean);
    const number = match(numbers);
    if (number !== null) return Number(number.replaceAll("_", ""));
    if (match(shellType) !== null) {
      const args: unknown[] = [];
      list(")", () => args.push(value()));
      return args[0] ?? null;
    }
    const start = at;
    const word = match(names) ?? "";
    if (constants.has(word)) return constants.get(word);
    at = start;
    return fail();
  }

  function list(close: string, item: () => unknown): void {
    if (next(close)) return;
    do {
      item();
      const end = at;
      if (match(assertion) !== null) markError(end);
      if (next(",")) continue;
      if (!next(close)) fail();
      return;
    } while (!next(close));
    markError(at - 1); // an extra comma
  }

  function within(key: string | number): unknown {
    if (!start) return value();
    const outside = { trail, onWay: matchedKeys };
    if (trail) trail = { before: trail, key };
    else {
      matchedKeys = start[matchedKeys] === key ? matchedKeys + 1 : -1;
      if (matchedKeys === start.length) trail = [];
    }
    const inner = value();
    ({ trail, onWay: matchedKeys } = outside);
    return inner;
  }

  function name(): string {
    markError(at);
    return match(names) ?? match(numbers) ?? fail();
  }

  function quoted(): string | null {
    const start = at;
    const quote = text[at] ?? "";
    if (quote === "" || !"\"'`".includes(quote)) return null;
    if (match(strings) !== null && text[at] === quote) {
      const source = text.slice(start, ++at);
      return source.includes("\\") ? JSON.parse(source) : source.slice(1, -1);
    }
    markError(at);
    const end = quoteEnd(text, start, true, false);
    const raw = text.slice(start + 1, end);
    const variable = quote === "`" ? raw.indexOf("${") : -1;
    at = end < 0 ? text.length : variable < 0 ? end + 1 : start + 1 + variable;
    return end < 0 || variable >= 0 ? fail() : removeEscapes(raw);
  }

  try {
    return { value: { of: value() }, end: at, error, duplicates };
  } catch (problem) {
    // Hundreds of thousands of levels: JSON.parse manages them, this does not.
    return { value: null, end: at, error, duplicates: problem instanceof RangeError ? [] : duplicates };
  }
}

/** The value that JSON.parse returns, or the message of its error, which differs between browsers. */
export function parseJson(text: string): { value?: unknown; message?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

/** The index of the quote that ends a literal; -1: none. */
export function quoteEnd(text: string, start: number, hasEscapes: boolean, isDoubled: boolean): number {
  const quote = text[start] ?? "";
  for (let at = start + 1; ; at++) {
    at = text.indexOf(quote, at);
    if (at < 0) return -1;
    let backslashes = 0;
    while (text[at - 1 - backslashes] === "\\") backslashes++;
    if (hasEscapes && backslashes % 2 === 1) continue;
    if (!isDoubled || text[at + 1] !== quote) return at;
    at++;
  }
}

/** Replaces the escapes of JavaScript and MySQL by their characters. */
export const removeEscapes = (raw: string) =>
  raw.includes("\\")
    ? raw.replace(
        /\\(?:u\{([\da-f]{1,5})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
        (_, braces, four, two, char: string) =>
          char === undefined
            ? String.fromCodePoint(Number.parseInt(braces ?? four ?? two, 16))
            : (escapes[char] ?? char),
      )
    : raw;
