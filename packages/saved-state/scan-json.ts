import type { Place } from "./document.ts";
import type { Trail } from "./trail.ts";

export interface Scan {
  /** The place of the first error; null: it is JSON. */
  error: number | null;
  /** The place after the first value; null: there is none. */
  end: number | null;
  /** Duplicate keys of objects, with the source of the value that JSON.parse drops. */
  duplicates: { trail: Trail; source: string }[];
}

const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w$.+-])/y;

/** A string up to a control character or a wrong escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids
const validStart = /^"(?:[^"\\\0-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/;

/**
 * Reads a text like JSON.parse, for facts that it does not report: dropped values, and the place of an error in all browsers.
 * @param isJson whether JSON.parse accepts it, so that texts in it need no second check
 * @param start place of the value to report duplicates in; trails are relative to it
 */
export function scanJson(text: string, isJson: boolean, start: Place = [], from = 0): Scan {
  const duplicates: Scan["duplicates"] = [];
  /** From the value at `start`; null outside it. */
  let trail: Trail | Place | null = start.length === 0 ? [] : null;
  /** Number of keys of `start` matched so far; -1 on another branch. */
  let onWay = 0;
  let at = from;
  let end: number | null = null;

  const next = (char: string) => {
    while (isSpace(text.charCodeAt(at))) at++;
    return text[at] === char;
  };
  const take = (char: string) => next(char) && ++at > 0;
  const must = (isThere: unknown) => {
    if (!isThere) throw new SyntaxError();
  };

  function string(): string {
    must(next('"'));
    const start = at;
    let end = start;
    do end = text.indexOf('"', end + 1);
    while (end > 0 && isEscaped(text, end));
    if (end < 0) at = text.length;
    const quoted = text.slice(start, end + 1);
    try {
      const value = isJson && !quoted.includes("\\") ? quoted.slice(1, -1) : JSON.parse(quoted);
      at = end + 1;
      return value;
    } catch (error) {
      at += validStart.exec(quoted)?.[0].length ?? 0;
      throw error;
    }
  }

  function value(): void {
    if (take("{")) list("}", object());
    else if (take("[")) list("]", array());
    else if (next('"')) string();
    else {
      scalar.lastIndex = at;
      must(scalar.test(text));
      at = scalar.lastIndex;
    }
  }

  function list(end: string, item: () => void): void {
    if (take(end)) return;
    do item();
    while (take(","));
    must(take(end));
  }

  function object(): () => void {
    const places = new Map<string, [start: number, end: number]>();
    return () => {
      const key = string();
      must(take(":"));
      const start = at;
      within(key);
      const before = places.get(key);
      if (before && trail) duplicates.push({ trail: { before: trail, key }, source: text.slice(...before).trim() });
      places.set(key, [start, at]);
    };
  }

  function array(): () => void {
    let index = 0;
    return () => within(index++);
  }

  function within(key: string | number): void {
    const outside = { trail, onWay };
    if (trail) trail = { before: trail, key };
    else {
      onWay = start[onWay] === key ? onWay + 1 : -1;
      if (onWay === start.length) trail = [];
    }
    value();
    ({ trail, onWay } = outside);
  }

  try {
    value();
    end = at;
    must(!next("") && at === text.length);
    return { error: null, end, duplicates };
  } catch (error) {
    // Hundreds of thousands of levels: JSON.parse manages them, this does not.
    if (error instanceof RangeError) return { error: null, end, duplicates: [] };
    return { error: at, end, duplicates };
  }
}

/** Space, tab, line feed, carriage return: JSON has no others. */
const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13;

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}
