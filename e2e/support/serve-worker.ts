import { globSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { temporaryFolder } from "../../build/base/temporary-folder.ts";

export interface ServedSite {
  /** The worker's URL, without a trailing slash. */
  url: string;
  /** The worker's log so far. */
  logs: string[];
  /** URL of the runtime's inspector, if requested. */
  inspector(): Promise<URL>;
  stop(): Promise<void>;
}

/** Miniflare's options for a built worker. */
export function builtWorker(outDir: string, name: string) {
  const assets = { directory: resolve(outDir, "assets") };
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml", undefined, { overrides: { assets } });
  const root = resolve(outDir, "worker");
  const files = globSync("*.js", { cwd: root }).sort(); // index.js, and manifest.js, which it imports
  const modules = files.map((file) => ({ type: "ESModule" as const, path: resolve(root, file) }));
  return { ...workerOptions, name, rootPath: root, modulesRoot: root, modules };
}

/**
 * Serves a built site in the Workers runtime, with the settings of wrangler.toml. `wrangler dev` adds a proxy that
 * doubles the time of each request.
 * @param outDir the build's output
 * @param state the folder of the worker's KV and D1, which is copied: SQLite rejects a process that opens a database
 *   at the same moment as another. A missing folder counts as empty.
 * @param options `kv` are values to add to the copy's KV
 */
export async function serveWorker(
  outDir = "dist",
  state = ".wrangler/state",
  {
    isInspected = false,
    port = 0,
    kv = {},
  }: { isInspected?: boolean; port?: number; kv?: Record<string, string> } = {},
): Promise<ServedSite> {
  const logs: string[] = [];
  const copy = temporaryFolder("served-state");
  await mkdir(state, { recursive: true });
  await cp(state, copy.path, { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...builtWorker(outDir, "site"),
      resourcePersistencePath: resolve(copy.path, "v3"),
      host: "127.0.0.1",
      port,
      cf: false, // no geographic data
      ...(isInspected ? { inspectorPort: 0 } : {}),
      handleStructuredLogs: ({ message }) => void logs.push(message),
    }),
  );
  const pages = await miniflare.getKVNamespace("PAGES");
  for (const [key, value] of Object.entries(kv)) await pages.put(key, value);
  const stop = async () => {
    await miniflare.dispose();
    copy.remove();
  };
  return { url: (await miniflare.ready).origin, logs, inspector: () => miniflare.getInspectorURL(), stop };
}
