import { storageDeadline, withDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import type { SearchPages } from "./manifest.d.ts";
import { manifest } from "./manifest.js";
import { type Database, type Row, SearchUnavailable, withoutControls } from "./search/database.ts";
import { livePages } from "./search/find.ts";
import type { LivePages } from "./search/schema.ts";

/**
 * The search database in D1, where a batch is one round trip. All batches share a deadline; none is sent after it.
 * @param milliseconds until the deadline
 */
export function d1Database(binding: D1Database, milliseconds: number): Database {
  const deadline = Date.now() + milliseconds;
  return {
    async all(statements) {
      const remaining = deadline - Date.now();
      if (remaining <= 0) throw new SearchUnavailable("The search database did not answer in time");
      try {
        const prepared = statements.map(([sql, ...values]) => binding.prepare(sql).bind(...values.map(bindable)));
        const rows = await withDeadline(binding.batch<Row>(prepared), remaining);
        return rows.map(({ results }) => results);
      } catch (error) {
        throw new SearchUnavailable("The search database failed", { cause: error });
      }
    },
  };
}

const bindable = (value: string | number) => (typeof value === "string" ? withoutControls(value) : value);

let live: { searchPages: SearchPages; pages: LivePages } | undefined;

/**
 * Arguments of a search: the database, and the pages in it that belong to this release. All queries share one deadline,
 * which starts now.
 */
export function siteSearch(env: Env): [database: Database, live: LivePages] {
  const { searchPages } = manifest; // only `npm run dev` replaces it
  if (live?.searchPages !== searchPages) live = { searchPages, pages: livePages(searchPages) };
  return [d1Database(env.SEARCH, storageDeadline), live.pages];
}
