import { DatabaseSync } from "node:sqlite";
import { readStatements } from "../../build/cache/keyed-files.ts";
import { type SearchPageRows, searchPageHashes } from "../../build/search/search-rows.ts";
import { readManifest } from "../../e2e/support/built-site.ts";
import type { Database, Row } from "../../worker/search/database.ts";
import { livePages } from "../../worker/search/find.ts";
import { type LivePages, schema } from "../../worker/search/schema.ts";

/** An in-memory search database with some pages: Node's SQLite, with the SQL that D1 runs. */
export function searchDatabase(pages: SearchPageRows[]): { database: Database; live: LivePages } {
  const sqlite = new DatabaseSync(":memory:");
  for (const sql of [...schema, ...pages.flatMap(({ statements }) => statements)]) sqlite.exec(sql);
  const database: Database = {
    all: async (statements) =>
      statements.map(([sql, ...parameters]) => sqlite.prepare(sql).all(...parameters) as Row[]),
  };
  return { database, live: livePages(searchPageHashes(pages)) };
}

/** The search pages of a build, in the manifest's order. */
export async function builtSearchPages(outDir = "dist"): Promise<SearchPageRows[]> {
  const { first, last } = (await readManifest(outDir)).searchPages;
  const rows = (isLast: boolean) => (hash: string) => ({ hash, isLast, statements: readStatements(outDir, hash) });
  return [...first.map(rows(false)), ...last.map(rows(true))];
}
