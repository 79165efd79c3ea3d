import { readPages } from "../lib/read-pages.ts";

/** The snippets of a page that have a title, by their path without an extension. */
export function snippetsOf(id: string): Map<string, string> {
  const snippets = readPages().find((page) => page.id === id)?.snippets ?? [];
  return new Map(snippets.flatMap(({ title, code }) => (title ? [[title.replace(/\.\w+$/, ""), code]] : [])));
}
