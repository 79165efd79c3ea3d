import { readPages } from "../lib/read-pages.ts";

/** A page's titled snippets, by path without extension. */
export function snippetsOf(id: string): Map<string, string> {
  const snippets = readPages("content", id).flatMap(({ snippets }) => snippets);
  return new Map(snippets.flatMap(({ title, code }) => (title ? [[title.replace(/\.\w+$/, ""), code]] : [])));
}
