import type { Snippet } from "../lib/read-pages.ts";

/** A code block for tests, on line 10 of its page. */
export const snippet = (code: string, properties: Partial<Snippet> = {}): Snippet => ({
  line: 10,
  indent: 0,
  language: "tsx",
  code,
  options: {},
  ...properties,
});
