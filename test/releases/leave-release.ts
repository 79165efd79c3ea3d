import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyedFiles } from "../../build/cache/keyed-files.ts";
import { searchPages } from "../../build/search/search-rows.ts";
import { testRecord } from "../search/test-record.ts";

export interface SmallRelease {
  records: string[];
  /** Contents of search pages. */
  texts: string[];
  /** Contents of files in `/_assets/`, by name. */
  files?: Record<string, string>;
}

/** The search page with a text. */
export const pageOf = (text: string) =>
  searchPages([testRecord("/docs/a", { hierarchy: { lvl1: "It's a page" }, content: text })]);

/** Writes a release to a folder as a build does. */
export function leaveRelease(outDir: string, { records, texts, files = {} }: SmallRelease): void {
  const assets = join(outDir, "assets/_assets");
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  const [stored, search] = [keyedFiles(outDir, "records"), keyedFiles(outDir, "search")];
  for (const key of records) stored.put(key, "{}");
  for (const { hash, statements } of texts.flatMap(pageOf)) search.put(hash, JSON.stringify(statements));
  for (const files of [stored, search]) files.prune();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
}
