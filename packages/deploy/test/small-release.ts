import { deletePages, searchPages } from "../../../build/search/search-rows.ts";
import { testRecord } from "../../../test/search/test-record.ts";
import { schema } from "../../../worker/search/schema.ts";
import type { Release } from "../release.ts";

export interface SmallRelease {
  records: string[];
  /** Contents of search pages. */
  texts: string[];
  /** Contents of files in `/_assets/`, by name. */
  files?: Record<string, string>;
}

/** The search page with this content. */
export const pageOf = (text: string) =>
  searchPages([testRecord("/docs/a", { hierarchy: { lvl1: "It's a page" }, content: text })]);

/** @param folder for the files that wrangler reads */
export function smallRelease(folder: string, { records, texts, files = {} }: SmallRelease): Release {
  const pages = new Map(texts.flatMap(pageOf).map(({ hash, statements }) => [hash, statements]));
  const contents = new Map(Object.entries(files).map(([name, text]) => [`/_assets/${name}`, text]));
  return {
    records: [...records, ...contents.keys()],
    entry(key) {
      const file = contents.get(key);
      if (file === undefined) return { key, value: "{}" };
      return { key, value: Buffer.from(file).toString("base64"), base64: true };
    },
    pages: [...pages.keys()],
    insertPage: (hash) => pages.get(hash) ?? [],
    deletePages,
    schema,
    folder,
  };
}
