/** A value in a text, and the place after it; without a value, the place where reading failed. */
interface Parsed {
  value?: { of: unknown };
  end: number;
}

/** Spaces and comments. */
const gaps = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const names = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const numbers = /[+-]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])/y;
const words = new Map<string, unknown>([["true", true], ["false", false], ["null", null], ["undefined", undefined], ["True", true], ["False", false], ["None", null]]); // biome-ignore format: a table
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", "\n": "" };

/**
 * Reads a JSON value, or one of JavaScript's or Python's literals with unquoted keys, other quotes, comments and extra commas.
 */
export function parseLiteral(text: string, start: number): Parsed {
  let at = start;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0] ?? null;
    if (token !== null) at += token.length;
    return token;
  };
  const next = (char: string) => {
    match(gaps);
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const fail = (): never => {
    throw new SyntaxError();
  };
  function value(): unknown {
    if (next("{")) {
      const entries: [string, unknown][] = [];
      while (!next("}")) {
        match(gaps);
        const key = quoted() ?? match(names) ?? match(numbers) ?? fail();
        if (!next(":")) fail();
        const inner = value();
        if (inner !== undefined) entries.push([key, inner]);
        if (!next(",") && text[at] !== "}") fail();
      }
      return Object.fromEntries(entries);
    }
    if (next("[")) {
      const list: unknown[] = [];
      while (!next("]")) {
        list.push(value() ?? null);
        if (!next(",") && text[at] !== "]") fail();
      }
      return list;
    }
    const string = quoted();
    if (string !== null) return string;
    const number = match(numbers);
    if (number !== null) return Number(number.replaceAll("_", ""));
    const word = match(names) ?? "";
    return words.has(word) ? words.get(word) : fail();
  }
  function quoted(): string | null {
    const quote = text[at] ?? "";
    if (!"\"'`".includes(quote) || quote === "") return null;
    const end = quoteEnd(text, at, true, false);
    if (end < 0) {
      at = text.length;
      fail();
    }
    const raw = text.slice(at + 1, end);
    if (quote === "`" && raw.includes("${")) fail();
    at = end + 1;
    return unescaped(raw);
  }
  try {
    const result = value();
    return { value: { of: result }, end: at };
  } catch {
    return { end: at }; // also where it is nested too deeply
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

/** A text without the escapes of JavaScript and MySQL. */
export const unescaped = (raw: string) =>
  raw.includes("\\")
    ? raw.replace(
        /\\(?:u\{([\da-f]{1,5})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
        (_, braces, four, two, char: string) =>
          char === undefined
            ? String.fromCodePoint(Number.parseInt(braces ?? four ?? two, 16))
            : (escapes[char] ?? char),
      )
    : raw;
