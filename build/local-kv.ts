import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parse } from "smol-toml";

export interface LocalKv {
  /** Writes the records whose keys are missing (a key never changes its value) and returns their number. */
  writeMissing(records: ReadonlyMap<string, string>): Promise<number>;
  close(): Promise<void>;
}

/** Opens Miniflare's KV where `wrangler dev` looks for it. Both may be open, but concurrent writers may lock it. */
export async function openLocalKv(state = ".wrangler/state"): Promise<LocalKv> {
  const options = convertV4MiniflareOptions({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-10-20",
    kvNamespaces: { PAGES: await namespaceId() },
    resourcePersistencePath: resolve(state, "v3"),
  });
  const miniflare = new Miniflare(options);
  const kv = await miniflare.getKVNamespace("PAGES");

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
    close: () => miniflare.dispose(),
  };
}

export async function namespaceId(): Promise<string> {
  const config = parse(await readFile("wrangler.toml", "utf8")) as {
    kv_namespaces?: { binding: string; id: string }[];
  };
  const id = config.kv_namespaces?.find(({ binding }) => binding === "PAGES")?.id;
  if (!id) throw new Error("wrangler.toml binds no KV namespace as PAGES: see [[kv_namespaces]] in its history");
  return id;
}
