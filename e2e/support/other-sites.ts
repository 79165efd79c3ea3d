import { rm } from "node:fs/promises";
import { openLocalBindings } from "../../build/online/local-bindings.ts";
import { type ServedSite, serveWorker } from "./serve-worker.ts";

/** A site besides those of serve-sites.ts, with its own build and KV. */
export interface OtherSite {
  outDir: string;
  state: string;
}

/** Prepares a site with empty folders. */
export async function prepare(name: string): Promise<OtherSite> {
  const site = { outDir: `.cache/${name}`, state: `.cache/${name}-state` };
  for (const folder of Object.values(site)) await rm(folder, { recursive: true, force: true });
  return site;
}

export const openBindings = ({ state }: OtherSite) => openLocalBindings(state);

export const serve = ({ outDir, state }: OtherSite): Promise<ServedSite> => serveWorker(outDir, state);
