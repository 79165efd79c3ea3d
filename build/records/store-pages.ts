import { type Tick, tickAndYield } from "files/steps.ts";
import type { McpData } from "../../shared/mcp-data.ts";
import type { PageRecord, SidebarData } from "../../shared/page-data.ts";
import type { Manifest, SearchPages } from "../../worker/manifest.d.ts";
import { contentHash } from "../base/hash.ts";
import type { KeyedFiles } from "../cache/keyed-files.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { rankedDocs, recordsOf } from "../search/search-records.ts";
import { searchPageHashes, searchPages } from "../search/search-rows.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageIndex, StoredResult } from "../sources/page-index.ts";
import type { DocSource } from "../sources/read-sources.ts";
import { finishRecord } from "./finish-record.ts";
import { guessedAnchors } from "./former-anchors.ts";
import { nameLinks } from "./name-links.ts";
import type { BuiltPage } from "./record.ts";

/** Stores the values of a release for KV and returns their keys. Reads only the bodies of pages that have changed. */
export async function storeRecords(
  { site }: Settings,
  records: BuiltPage[],
  siteData: { sidebars: SidebarData[]; mcpData: McpData },
  index: PageIndex,
  files: KeyedFiles,
  tick: Tick,
): Promise<Pick<Manifest, "pages" | "sidebars" | "mcpData">> {
  const put = (text: string) => {
    const key = contentHash(text);
    files.put(key, text);
    return key;
  };
  const siteInputs = JSON.stringify([site.origin, site.packages]); // the index notices new versions of packages (../cache/page-code.ts)
  const pages: Manifest["pages"] = {};
  const names = nameLinks(siteData.mcpData.reference);
  const guessedIds = guessedAnchors(records.flatMap(({ authored }) => authored ?? []));
  for (const [done, { authored, markdown, ...built }] of records.entries()) {
    if (authored) {
      const usedLinks = authored.facts.names.map((name) => names.get(name));
      const anchors = guessedIds.get(authored.path) ?? {};
      const from = contentHash(
        JSON.stringify([built, authored.data, usedLinks, anchors]),
        siteInputs,
        authored.facts.body,
      );
      const record = await reuseOrMake(index.results(authored.file).record, from, files, async () => {
        const { record, markdown } = finishRecord(site, { ...built, authored }, await authored.body(), names, anchors);
        const source = put(markdown);
        return [put(JSON.stringify({ ...record, source })), source];
      });
      if (record !== index.results(authored.file).record) index.addResults(authored.file, { record });
      pages[built.head.path] = record.keys[0] ?? "";
    } else {
      const record: PageRecord = markdown === undefined ? built : { ...built, source: put(markdown) };
      pages[built.head.path] = put(JSON.stringify(record));
    }
    await tickAndYield(done, records.length, tick);
  }
  return {
    pages,
    mcpData: put(JSON.stringify(siteData.mcpData)),
    sidebars: Object.fromEntries(siteData.sidebars.map((sidebar) => [sidebar.version, put(JSON.stringify(sidebar))])),
  };
}

/** Stores the search pages of a release and returns their hashes. Reads only the bodies of pages that have changed. */
export async function storeSearch(
  settings: Settings,
  docs: Compiled<DocSource>[],
  index: PageIndex,
  files: KeyedFiles,
  tick: Tick,
): Promise<SearchPages> {
  const pages: { hash: string; isLast: boolean }[] = [];
  const ranked = rankedDocs(settings, docs);
  for (const [done, page] of ranked.entries()) {
    const { doc, category, pageRank } = page;
    const { path, data, version, facts } = doc;
    const from = contentHash(JSON.stringify([path, data, version.name, settings.site.locale, category]), facts.body);
    const search = await reuseOrMake(index.results(doc.file).search, from, files, async () => {
      const rows = searchPages(recordsOf(settings, page, (await doc.body()).sections));
      for (const { hash, statements } of rows) files.put(hash, JSON.stringify(statements));
      return rows.map(({ hash }) => hash);
    });
    if (search !== index.results(doc.file).search) index.addResults(doc.file, { search });
    pages.push(...search.keys.map((hash) => ({ hash, isLast: pageRank === 0 })));
    await tickAndYield(done, ranked.length, tick);
  }
  return searchPageHashes(pages);
}

/** The earlier result, if its inputs are the same and its files still exist. */
async function reuseOrMake(
  previous: StoredResult | undefined,
  from: string,
  files: KeyedFiles,
  make: () => Promise<string[]>,
): Promise<StoredResult> {
  if (previous?.from === from && previous.keys.every(files.has)) return previous;
  return { from, keys: await make() };
}
