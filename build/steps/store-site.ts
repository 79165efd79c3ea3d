import { rm } from "node:fs/promises";
import { stop } from "esbuild";
import { step, type Tick } from "files/steps.ts";
import { fingerprintIn } from "../cache/fingerprint.ts";
import { keyedFiles } from "../cache/keyed-files.ts";
import type { LocalBindings } from "../local/local-bindings.ts";
import { sidebarOf } from "../records/sidebar.ts";
import { storeRecords, storeSearch } from "../records/store-pages.ts";
import { mcpData } from "../served/mcp-data.ts";
import { pageGroups } from "../served/page-groups.ts";
import type { PageIndex } from "../sources/page-index.ts";
import type { Site } from "./read-site.ts";

interface Options {
  outDir: string;
  /** Null leaves records and rows in `outDir` only. */
  bindings: LocalBindings | null;
  isPreview?: boolean;
}

/**
 * Writes records and search pages to `outDir`, and the missing ones to the local KV and search database.
 * @returns the part of the manifest that lists them, and a function that deletes the files of earlier builds
 */
export async function storeSite(
  { outDir, bindings, isPreview = false }: Options,
  { settings, pages, docs, records }: Site,
  index: PageIndex,
) {
  await rm(fingerprintIn(outDir), { force: true });
  const recordFiles = keyedFiles(outDir, "records");
  const searchFiles = keyedFiles(outDir, "search");
  const keys = await step("records", async (tick) => {
    const sidebars = settings.site.versions.map((version) => sidebarOf(settings, version, docs));
    const siteData = { sidebars, mcpData: await mcpData(settings, pageGroups(settings, pages)) };
    const keys = await storeRecords(settings, records, siteData, index, recordFiles, tick);
    return [keys, `${recordFiles.used.size} for KV`];
  });
  // Filling the bindings needs memory, and esbuild's process is no longer needed, except by a dev server.
  if (bindings && !isPreview) await stop();
  // KV is filled while the search rows are made.
  let tickKv: Tick = () => {};
  const fillingKv = bindings?.fill({ outDir, folder: "records", keys: [...recordFiles.used] }, (...progress) =>
    tickKv(...progress),
  );
  fillingKv?.catch(() => {}); // avoids an unhandled rejection until it is awaited below
  const searchPages = await step("search", async (tick) => {
    const keys = await storeSearch(settings, docs, index, searchFiles, tick);
    return [keys, `${searchFiles.used.size} pages for D1`];
  });
  if (bindings) {
    await step("fill KV", async (tick) => {
      tickKv = tick;
      return [undefined, `${await fillingKv} of ${recordFiles.used.size} records are new`];
    });
    await step("fill D1", async (tick) => {
      const written = await bindings.fill({ outDir, folder: "search", keys: [...searchFiles.used] }, tick);
      return [undefined, `${written} of ${searchFiles.used.size} pages are new`];
    });
  }
  const prune = () => {
    for (const files of [recordFiles, searchFiles]) files.prune();
  };
  return { keys: { ...keys, searchPages }, prune };
}
