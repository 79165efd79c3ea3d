import { isDeepStrictEqual } from "node:util";
import { algoliasearch } from "algoliasearch";
import { escapeHtml } from "../../shared/html-text.ts";
import type { SearchRecord } from "../../shared/search-record.ts";
import { clientHosts, type HostedIndex } from "../../shared/search-settings.ts";
import { algoliaSettings, algoliaSynonyms } from "./index-settings.ts";

export const aclForPush = ["addObject", "deleteIndex", "editSettings", "browse"];
export const aclForDryRun = ["browse"];

/** Ids of records. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

const clientOf = ({ appId, apiKey, hosts }: HostedIndex) => algoliasearch(appId, apiKey, clientHosts(hosts));

/** Returns the changes that a push would make. A missing index counts as empty. */
export async function compareRecords(index: HostedIndex, records: SearchRecord[]): Promise<Changes> {
  const stored = new Map<string, object>();
  await clientOf(index)
    .browseObjects<Record<string, unknown>>({
      indexName: index.indexName,
      browseParams: { hitsPerPage: 1000, attributesToRetrieve: ["*"] },
      aggregator: ({ hits }) => hits.forEach((hit) => void stored.set(hit.objectID, hit)),
    })
    .catch((error: { status?: number }) => {
      if (error.status !== 404) throw error;
    });
  const ids = new Set(records.map(({ objectID }) => objectID));
  const isChanged = (record: SearchRecord) =>
    stored.has(record.objectID) && !isDeepStrictEqual(stored.get(record.objectID), record);
  return {
    added: [...ids].filter((id) => !stored.has(id)),
    changed: records.filter(isChanged).map(({ objectID }) => objectID),
    removed: [...stored.keys()].filter((id) => !ids.has(id)),
  };
}

/**
 * Writes settings and synonyms, then replaces all records: Algolia's client fills a temporary index and moves it over
 * the old one, so that queries never see a mix.
 */
export async function pushRecords(index: HostedIndex, records: SearchRecord[]): Promise<void> {
  const { indexName } = index;
  const client = clientOf(index);
  const tasks = [
    await client.setSettings({ indexName, indexSettings: algoliaSettings }),
    await client.saveSynonyms({ indexName, synonymHit: algoliaSynonyms, replaceExistingSynonyms: true }),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records as unknown as Record<string, unknown>[] });
}

/** Character limits per record: Algolia rejects records over 10 kB, code included. */
const maxContentLength = 5000;
const maxCodeLength = 2000;

/**
 * Converts records for Algolia: makes URLs absolute, escapes HTML as DocSearch's dialog expects, and splits long sections.
 * @param base URL of the site with its base path, without a trailing slash
 */
export function algoliaRecords(records: SearchRecord[], base: string): SearchRecord[] {
  return records.flatMap((record) => {
    const hierarchy = Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, text && escapeHtml(text)]),
    ) as SearchRecord["hierarchy"];
    const contents = pieces(record.content ?? "", maxContentLength);
    const codes = pieces(record.code ?? "", maxCodeLength);
    return Array.from({ length: Math.max(contents.length, codes.length) }, (_, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}~${part + 1}`,
      url: base + record.url,
      url_without_anchor: base + record.url_without_anchor,
      hierarchy,
      content: escapeHtml(contents[part] ?? "") || null,
      code: escapeHtml(codes[part] ?? "") || null,
      otherNames: part === 0 ? record.otherNames : [],
    }));
  });
}

/** Splits text at spaces, or within words that are longer than a piece. */
function pieces(text: string, maxLength: number): string[] {
  if (text.length <= maxLength) return [text];
  const space = text.lastIndexOf(" ", maxLength);
  const end = space > 0 ? space : maxLength;
  return [text.slice(0, end).toWellFormed(), ...pieces(text.slice(end).trim(), maxLength)];
}
