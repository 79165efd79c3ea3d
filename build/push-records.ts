import type { SearchRecord } from "../client/search/record.ts";
import { AlgoliaError, type Ask } from "./algolia-client.ts";
import { algoliaSettings, algoliaSynonyms } from "./algolia-index.ts";
import { type Changes, changesBetween } from "./algolia-records.ts";

/** Records in one request: Algolia asks for at most 10 MB, and our records have at most 10 kB. */
const batchSize = 500;
/** Milliseconds between two questions whether a task is done, and how often it is asked. */
const taskPause = 250;
const mostAsked = 1200;

/** What a key has to be allowed for a push, and for a look at what it would change. */
export const rightsForPush = ["addObject", "deleteIndex", "editSettings", "browse"];
export const rightsForDryRun = ["browse"];

const indexPath = (name: string) => `/1/indexes/${encodeURIComponent(name)}`;

/** What a push of these records would change in the index. */
export async function compareRecords(ask: Ask, indexName: string, records: SearchRecord[]): Promise<Changes> {
  const before: { objectID: string }[] = [];
  let cursor: string | undefined;
  try {
    do {
      const page = await ask<{ hits: { objectID: string }[]; cursor?: string }>(
        "POST",
        `${indexPath(indexName)}/browse`,
        cursor ? { cursor } : { hitsPerPage: 1000, attributesToRetrieve: ["*"] },
      );
      before.push(...page.hits);
      cursor = page.cursor;
    } while (cursor);
  } catch (error) {
    if (!(error instanceof AlgoliaError && error.status === 404)) throw error; // no such index yet
  }
  return changesBetween(before, records);
}

/**
 * Puts the records in the place of all that the index holds. They are written beside it and moved over it in one step, so
 * that every query is answered by the old records or by the new ones; if anything fails, by the old ones.
 */
export async function pushRecords(
  ask: Ask,
  indexName: string,
  records: SearchRecord[],
  tick: (progress: string) => void,
): Promise<void> {
  const temporary = `${indexName}_push_${Date.now()}`;
  const run = async (method: string, path: string, body: unknown) => {
    const { taskID } = await ask<{ taskID: number }>(method, indexPath(temporary) + path, body);
    await waitFor(ask, temporary, taskID);
  };
  try {
    await run("PUT", "/settings", algoliaSettings);
    await run("POST", "/synonyms/batch?replaceExistingSynonyms=true", algoliaSynonyms);
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await run("POST", "/batch", { requests: batch.map((body) => ({ action: "addObject", body })) });
      tick(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
    }
    const { taskID } = await ask<{ taskID: number }>("POST", `${indexPath(temporary)}/operation`, {
      operation: "move",
      destination: indexName,
    });
    await waitFor(ask, indexName, taskID);
  } catch (error) {
    // The index itself is as it was; what was written beside it is not to stay.
    await ask("DELETE", indexPath(temporary)).catch(() => {});
    throw error;
  }
}

async function waitFor(ask: Ask, indexName: string, taskID: number): Promise<void> {
  for (let asked = 0; asked < mostAsked; asked++) {
    const { status } = await ask<{ status: string }>("GET", `${indexPath(indexName)}/task/${taskID}`);
    if (status === "published") return;
    await new Promise((resolve) => setTimeout(resolve, taskPause));
  }
  throw new Error(
    `Algolia has not finished task ${taskID} after ${Math.round((mostAsked * taskPause) / 60_000)} minutes.`,
  );
}
