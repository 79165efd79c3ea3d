import { storage } from "browser/storage.ts";

/** Key in localStorage: a JSON array of strings. */
const key = "recent-searches";
export const maxSearches = 6;

/** Searches that led to a page, newest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(storage.get(key) ?? "[]");
    return Array.isArray(list) ? list.filter((item) => typeof item === "string").slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) write([text, ...recentSearches().filter((item) => item !== text)]);
}

export function forgetSearch(query: string): void {
  write(recentSearches().filter((item) => item !== query));
}

function write(list: string[]): void {
  storage.set(key, list.length > 0 ? JSON.stringify(list.slice(0, maxSearches)) : null);
}
