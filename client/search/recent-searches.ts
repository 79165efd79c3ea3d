import { recentSearchesKey } from "../../shared/wire-names.ts";

// Without client/storage.ts: an example has that too, so the bundler would make it a file that the dialog waits for.

const most = 6;

/** The searches that have led to a page, newest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? "[]");
    return Array.isArray(list) ? list.filter((item) => typeof item === "string").slice(0, most) : [];
  } catch {
    return []; // not what we have written, or blocked storage
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) write([text, ...recentSearches().filter((other) => other !== text)]);
}

export function forgetSearch(query: string): void {
  write(recentSearches().filter((other) => other !== query));
}

function write(list: string[]): void {
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(list.slice(0, most)));
  } catch {
    // Blocked or full storage: nothing is remembered.
  }
}
