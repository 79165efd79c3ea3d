import type { Env } from "./env.ts";
import type { SearchPages } from "./manifest.d.ts";
import { manifest } from "./manifest.js";
import { type Database, type Row, SearchUnavailable } from "./search/database.ts";
import { type LivePages, livePages } from "./search/find.ts";

let live: { of: SearchPages; pages: LivePages } | undefined;

/** What the site's own search asks: the database, and the pages in it that belong to this release. */
export function siteSearch(env: Env): [database: Database, live: LivePages] {
  const of = manifest.searchPages; // another one only in `npm run dev`
  if (live?.of !== of) live = { of, pages: livePages(of) };
  return [d1Database(env.SEARCH), live.pages];
}

/** D1, in which a batch is one round trip. */
function d1Database(binding: D1Database): Database {
  return {
    async all(statements) {
      try {
        const prepared = statements.map(([sql, ...parameters]) => binding.prepare(sql).bind(...parameters));
        return (await binding.batch<Row>(prepared)).map(({ results }) => results);
      } catch (error) {
        throw new SearchUnavailable("The search database could not be asked", { cause: error });
      }
    },
  };
}
