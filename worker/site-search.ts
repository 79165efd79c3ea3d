import { d1Database } from "./d1-database.ts";
import { storageDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import type { SearchPages } from "./manifest.d.ts";
import { manifest } from "./manifest.js";
import type { Database } from "./search/database.ts";
import { livePages } from "./search/find.ts";
import type { LivePages } from "./search/schema.ts";

let live: { of: SearchPages; pages: LivePages } | undefined;

/**
 * Arguments of a search: the database, and the pages in it that belong to this release. All queries share one deadline,
 * which starts now.
 */
export function siteSearch(env: Env): [database: Database, live: LivePages] {
  const of = manifest.searchPages; // only `npm run dev` replaces it
  if (live?.of !== of) live = { of, pages: livePages(of) };
  return [d1Database(env.SEARCH, storageDeadline), live.pages];
}
