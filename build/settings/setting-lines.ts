import { lineAt } from "files/problems.ts";

/**
 * The line of a setting. Searches for each key on the path in turn, and in lists for the items' strings; if a key is missing,
 * returns the line of the previous match.
 * @param name export that holds the settings
 */
export function lineOfSetting(source: string, name: string, value: unknown, path: readonly PropertyKey[]): number {
  let offset = Math.max(source.search(new RegExp(`export const ${name}\\b`)), 0);
  let inner = value;
  for (const key of path) {
    const parent = inner;
    inner = (inner as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const index = Array.isArray(parent)
      ? startOfItem(source, offset, parent.slice(0, Number(key) + 1))
      : indexOfMatch(source, offset, keyPattern(String(key)));
    if (index === -1) break;
    offset = index;
  }
  return lineAt(source, offset);
}

/** Finds each item in turn by its first string, which earlier items may also contain, and then the brace before the last one. */
function startOfItem(source: string, offset: number, items: unknown[]): number {
  let index = -1;
  for (const item of items) {
    const text = firstText(item);
    index = text === undefined ? -1 : indexOfMatch(source, Math.max(index + 1, offset), textPattern(text));
  }
  if (index === -1 || typeof items.at(-1) === "string") return index;
  return Math.max(source.lastIndexOf("{", index), offset);
}

function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const text = firstText(inner);
    if (text !== undefined) return text;
  }
  return undefined;
}

const keyPattern = (key: string) => new RegExp(`(?<![\\w$])["'\`]?${RegExp.escape(key)}["'\`]?\\s*:`, "g");
const textPattern = (text: string) => new RegExp(`["'\`]${RegExp.escape(text)}["'\`]`, "g");

function indexOfMatch(source: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.index ?? -1;
}
