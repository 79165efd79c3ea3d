import { DatabaseSync } from "node:sqlite";
import { namedPages, type SearchPageRows } from "../build/search/search-rows.ts";
import type { Database, Row } from "../worker/search/database.ts";
import { type LivePages, livePages } from "../worker/search/find.ts";
import { schema } from "../worker/search/schema.ts";

/** A search database in memory with some pages: the SQLite of Node, with the SQL that D1 runs. */
export function searchDatabase(pages: SearchPageRows[]): { database: Database; live: LivePages } {
  const sqlite = new DatabaseSync(":memory:");
  for (const sql of [...schema, ...pages.flatMap(({ statements }) => statements)]) sqlite.exec(sql);
  const database: Database = {
    all: async (statements) =>
      statements.map(([sql, ...parameters]) => sqlite.prepare(sql).all(...parameters) as Row[]),
  };
  return { database, live: livePages(namedPages(pages)) };
}
