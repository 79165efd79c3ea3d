import type { SearchRecord } from "../../shared/search-record.ts";
import { AlgoliaError } from "../../worker/search/ask-algolia.ts";
import type { Ask } from "./algolia-client.ts";
import { algoliaSettings, algoliaSynonyms } from "./algolia-index.ts";
import { type Changes, changesBetween } from "./algolia-records.ts";

/** Records in one request: Algolia asks for at most 10 MB, and our records have at most 10 kB. */
const batchSize = 500;
/** Milliseconds between two questions whether a task is done, and how often it is asked. */
const taskPause = 250;
const mostAsked = 1200;
/** How often the index is looked at when the answer to a move is lost. */
const looksAfterMove = 20;

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
 * @throws UnknownOutcome when it cannot be told which ones those are
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
  let isMoving = false;
  try {
    await run("PUT", "/settings", algoliaSettings);
    await run("POST", "/synonyms/batch?replaceExistingSynonyms=true", algoliaSynonyms);
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await run("POST", "/batch", { requests: batch.map((body) => ({ action: "addObject", body })) });
      tick(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
    }
    isMoving = true;
    const { taskID } = await ask<{ taskID: number }>("POST", `${indexPath(temporary)}/operation`, {
      operation: "move",
      destination: indexName,
    });
    await waitFor(ask, indexName, taskID);
  } catch (error) {
    // The answer to a move may be lost when the move itself was not. Asked for again, what has been moved is not found.
    const isRefused = error instanceof AlgoliaError && error.status !== 404;
    const isUnknown = isMoving && !isRefused;
    if (isUnknown && (await holds(ask, indexName, records))) return;
    // What was written beside the index is not to stay.
    await ask("DELETE", indexPath(temporary)).catch(() => {});
    throw isUnknown ? new UnknownOutcome((error as Error).message) : error;
  }
}

/** A push failed in such a way that the index may hold the old records or the new ones. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

/** Whether the index holds these records and no others, as far as it can be asked. A move that has been accepted takes a moment. */
async function holds(ask: Ask, indexName: string, records: SearchRecord[]): Promise<boolean> {
  for (let look = 0; look < looksAfterMove; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, taskPause));
    const changes = await compareRecords(ask, indexName, records).catch(() => null);
    if (!changes) return false;
    if (Object.values(changes).every((ids: string[]) => ids.length === 0)) return true;
  }
  return false;
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
