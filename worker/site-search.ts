import { storageDeadline, withDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import type { SearchPages } from "./manifest.d.ts";
import { manifest } from "./manifest.js";
import { type Database, type Row, SearchUnavailable, withoutControls } from "./search/database.ts";
import { type LivePages, livePages } from "./search/find.ts";

let live: { of: SearchPages; pages: LivePages } | undefined;

/**
 * What a search asks: the database, and the pages in it that belong to this release. All of its queries share one
 * deadline, from now on.
 */
export function siteSearch(env: Env): [database: Database, live: LivePages] {
  const of = manifest.searchPages; // another one only in `npm run dev`
  if (live?.of !== of) live = { of, pages: livePages(of) };
  return [d1Database(env.SEARCH), live.pages];
}

/** D1, in which a batch is one round trip. */
function d1Database(binding: D1Database): Database {
  const end = Date.now() + storageDeadline;
  return {
    async all(statements) {
      try {
        const prepared = statements.map(([sql, ...parameters]) =>
          binding.prepare(sql).bind(...parameters.map(bindable)),
        );
        const rows = await withDeadline(binding.batch<Row>(prepared), end - Date.now());
        return rows.map(({ results }) => results);
      } catch (error) {
        throw new SearchUnavailable("The search database could not be asked", { cause: error });
      }
    },
  };
}

const bindable = (value: string | number) => (typeof value === "string" ? withoutControls(value) : value);
