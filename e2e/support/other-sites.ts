import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { BuildSiteOptions } from "../../build.ts";
import { type ServedSite, serveWorker } from "./serve-worker.ts";

/** A site that serve-sites.ts does not serve, with its own build and KV. */
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

interface BuildOptions extends Pick<BuildSiteOptions, "contentDir" | "outDir"> {
  /** Folder of the KV and search database to fill, if any. */
  state?: string;
  mode?: BuildSiteOptions["mode"];
  /** Environment variables: modules read the base path when they are loaded. */
  env?: Record<string, string>;
}

/** Builds a site in a separate process: Vitest would take seconds to transform the build's modules. */
export async function build({ contentDir, outDir, state, mode = "production", env }: BuildOptions): Promise<void> {
  const command = ["--import", "./build/compile-cache.js", "e2e/support/build-other-site.ts"];
  const options = [contentDir, outDir, mode, ...(state ? [state] : [])];
  await promisify(execFile)(process.execPath, [...command, ...options], {
    env: { ...process.env, NODE_ENV: "production", ...env }, // not "test", in which React checks keys
  });
}

/** @param port any free port by default */
export const serve = ({ outDir, state }: OtherSite, port = 0): Promise<ServedSite> =>
  serveWorker(outDir, state, { port });
