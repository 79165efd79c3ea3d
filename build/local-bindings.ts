import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { schema } from "../worker/search/schema.ts";
import { deletePage, type SearchPageRows } from "./search/search-rows.ts";

export interface LocalBindings {
  /** Writes the records whose keys are missing (a key never changes its value) and returns their number. */
  writeMissing(records: ReadonlyMap<string, string>): Promise<number>;
  /** Writes the pages that the search database lacks, deletes its others, and returns the number of new ones. */
  writeSearch(pages: SearchPageRows[]): Promise<number>;
  close(): Promise<void>;
}

/** What wrangler.toml says of them. */
interface Bindings {
  kv_namespaces: { binding: string; id?: string }[];
  d1_databases: { binding: string; database_id?: string }[];
}

/** Pages inserted in a transaction. */
const pagesTogether = 50;

/**
 * Opens Miniflare's KV and D1 where `wrangler dev` looks for them. Both may be open, but concurrent writers may lock
 * them.
 */
export async function openLocalBindings(state = ".wrangler/state"): Promise<LocalBindings> {
  // A binding without an id has its name for one, as in `wrangler dev`.
  const { kv_namespaces, d1_databases } = parse(await readFile("wrangler.toml", "utf8")) as unknown as Bindings;
  const options = convertV4MiniflareOptions({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-10-20",
    kvNamespaces: Object.fromEntries(kv_namespaces.map(({ binding, id }) => [binding, id ?? binding])),
    d1Databases: Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id ?? binding])),
    resourcePersistencePath: resolve(state, "v3"),
  });
  const miniflare = new Miniflare(options);
  const kv = await miniflare.getKVNamespace("PAGES");
  const search = await miniflare.getD1Database("SEARCH");
  const runSql = (statements: string[]) => search.batch(statements.map((sql) => search.prepare(sql)));
  await runSql(schema);

  return {
    async writeMissing(records) {
      const present = new Set<string>();
      let cursor: string | undefined;
      do {
        const page: Awaited<ReturnType<typeof kv.list>> = await kv.list(cursor ? { cursor } : {});
        for (const { name } of page.keys) present.add(name);
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor);
      const missing = [...records].filter(([key]) => !present.has(key));
      for (let start = 0; start < missing.length; start += 50) {
        await Promise.all(missing.slice(start, start + 50).map(([key, value]) => kv.put(key, value)));
      }
      return missing.length;
    },
    async writeSearch(pages) {
      const { results } = await search.prepare("SELECT hash FROM pages").all<{ hash: string }>();
      const present = new Set(results.map(({ hash }) => hash));
      const missing = pages.filter(({ hash }) => !present.has(hash));
      for (let start = 0; start < missing.length; start += pagesTogether) {
        await runSql(missing.slice(start, start + pagesTogether).flatMap(({ statements }) => statements));
      }
      const named = new Set(pages.map(({ hash }) => hash));
      for (const hash of present) if (!named.has(hash)) await runSql(deletePage(hash));
      return missing.length;
    },
    close: () => miniflare.dispose(),
  };
}
