import { rm } from "node:fs/promises";
import { openLocalKv } from "../../build/local-kv.ts";
import { type ServedSite, serveWorker } from "./serve-worker.ts";

/** A site besides the two that serve-sites.ts serves: its build, and a KV of its own. */
export interface OtherSite {
  outDir: string;
  state: string;
}

/** A site of its own, whose folders are emptied. */
export async function prepare(name: string): Promise<OtherSite> {
  const site = { outDir: `.cache/${name}`, state: `.cache/${name}-state` };
  for (const folder of Object.values(site)) await rm(folder, { recursive: true, force: true });
  return site;
}

/** The KV that `serve` lets the site's worker read. */
export const openKv = ({ state }: OtherSite) => openLocalKv(state);

export const serve = ({ outDir, state }: OtherSite): Promise<ServedSite> => serveWorker(outDir, state);
