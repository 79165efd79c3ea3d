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
 * @returns the manifest's part about them, and a function that deletes the files of earlier builds
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
    const others = { sidebars, mcpData: await mcpData(settings, pageGroups(settings, pages)) };
    const keys = await storeRecords(settings, records, others, index, recordFiles, tick);
    return [keys, `${recordFiles.named.size} for KV`];
  });
  // esbuild's process has nothing left to do, except for the next preview, and filling the bindings needs memory.
  if (bindings && !isPreview) await stop();
  // While KV is filled, the rows for search are made.
  let tickKv: Tick = () => {};
  const fillingKv = bindings?.fill({ outDir, folder: "records", keys: [...recordFiles.named] }, (...progress) =>
    tickKv(...progress),
  );
  fillingKv?.catch(() => {}); // awaited below, which throws a failure
  const searchPages = await step("search", async (tick) => {
    const named = await storeSearch(settings, docs, index, searchFiles, tick);
    return [named, `${searchFiles.named.size} pages for D1`];
  });
  if (bindings) {
    await step("fill KV", async (tick) => {
      tickKv = tick;
      return [undefined, `${await fillingKv} of ${recordFiles.named.size} records are new`];
    });
    await step("fill D1", async (tick) => {
      const written = await bindings.fill({ outDir, folder: "search", keys: [...searchFiles.named] }, tick);
      return [undefined, `${written} of ${searchFiles.named.size} pages are new`];
    });
  }
  const prune = () => {
    for (const files of [recordFiles, searchFiles]) files.prune();
  };
  return { named: { ...keys, searchPages }, prune };
}
