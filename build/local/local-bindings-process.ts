import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Tick } from "files/steps.ts";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { schema } from "../../worker/search/schema.ts";
import { readKeyed, readStatements } from "../cache/keyed-files.ts";
import { deletePages, quote } from "../search/search-rows.ts";
import type { FillMessage, FillRequest } from "./local-bindings.ts";

/** The bindings in wrangler.toml. */
interface Bindings {
  kv_namespaces: { binding: string; id?: string }[];
  d1_databases: { binding: string; database_id?: string }[];
}

/** Runs inside the runtime, which saves a round trip for each key. */
const script = `export default { async fetch(request, { PAGES, SEARCH }) {
  const { put = [], drop = [], sql = [], isList } = await request.json();
  await Promise.all(put.map(([key, value]) => PAGES.put(key, value)));
  await Promise.all(drop.map((key) => PAGES.delete(key)));
  const results = sql.length > 0 ? await SEARCH.batch(sql.map((statement) => SEARCH.prepare(statement))) : [];
  const keys = [];
  for (let list, cursor; isList && !list?.list_complete; cursor = list.cursor) {
    list = await PAGES.list({ cursor });
    keys.push(...list.keys.map(({ name }) => name));
  }
  return Response.json({ keys, rows: results.at(-1)?.results ?? [] });
} };`;

/** Maximum number of records, or of search pages, in one request to the runtime. */
const batchSize = 50;

// Started by ./local-bindings.ts with the folder of the state as argument; exits when that process disconnects.
const [, , state = ""] = process.argv;
const opened = open();
opened.catch(() => {}); // reported by the first fill request
process.on("message", async (request: FillRequest) => {
  const { folder } = request;
  const tick: Tick = (done, all) => process.send?.({ folder, done, all } satisfies FillMessage);
  const fill = folder === "records" ? fillRecords : fillSearch;
  const reply: FillMessage = await fill(request, tick).then(
    (written) => ({ folder, written }),
    (error) => ({ folder, error: String(error?.stack ?? error), code: error?.code, path: error?.path }),
  );
  process.send?.(reply);
});
process.on("disconnect", async () => {
  await opened.then(
    ({ miniflare }) => miniflare.dispose(),
    () => {},
  );
  process.exit();
});

/** Opens the local KV and database. Other processes may have them open, too, but concurrent writers may lock them. */
async function open() {
  // A binding without an id uses its name, as in `wrangler dev`.
  const { kv_namespaces, d1_databases } = parse(await readFile("wrangler.toml", "utf8")) as unknown as Bindings;
  const options = convertV4MiniflareOptions({
    modules: true,
    script,
    compatibilityDate: "2026-10-20",
    kvNamespaces: Object.fromEntries(kv_namespaces.map(({ binding, id }) => [binding, id ?? binding])),
    d1Databases: Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id ?? binding])),
    resourcePersistencePath: resolve(state, "v3"),
  });
  const miniflare = new Miniflare(options);
  const query = async (body: { put?: string[][]; drop?: string[]; sql?: string[]; isList?: boolean }) => {
    const response = await miniflare.dispatchFetch("http://localhost", { method: "POST", body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { keys: string[]; rows: { hash: string }[] };
  };
  const { keys } = await query({ sql: schema, isList: true });
  return { miniflare, query, present: new Set(keys) };
}

/**
 * The value of a key never changes, so only missing keys are written. Keys of earlier builds, which an open page may still
 * request, are deleted once there are more of them than of this build.
 */
async function fillRecords({ outDir, folder, keys }: FillRequest, tick: Tick): Promise<number> {
  const { query, present } = await opened;
  const missing = keys.filter((key) => !present.has(key));
  for (const batch of inBatches(missing, tick)) {
    await query({ put: batch.map((key) => [key, readKeyed(outDir, folder, key)]) });
    for (const key of batch) present.add(key);
  }
  const oldKeys = [...present.difference(new Set(keys))];
  for (const batch of oldKeys.length > keys.length ? inBatches(oldKeys) : []) {
    await query({ drop: batch });
    for (const key of batch) present.delete(key);
  }
  return missing.length;
}

/** Writes the missing pages, and deletes pages that are not in the build. */
async function fillSearch({ outDir, keys }: FillRequest, tick: Tick): Promise<number> {
  const { query } = await opened;
  const { rows } = await query({ sql: ["SELECT hash FROM pages"] });
  const present = new Set(rows.map(({ hash }) => hash));
  const missing = keys.filter((hash) => !present.has(hash));
  for (const batch of inBatches(missing, tick)) {
    await query({ sql: batch.flatMap((hash) => readStatements(outDir, hash)) });
  }
  const oldKeys = [...present.difference(new Set(keys))];
  for (const batch of inBatches(oldKeys)) await query({ sql: deletePages(batch.map(quote).join()) });
  return missing.length;
}

function* inBatches(list: string[], tick: Tick = () => {}): Generator<string[]> {
  for (let start = 0; start < list.length; start += batchSize) {
    tick(start, list.length);
    yield list.slice(start, start + batchSize);
  }
}
