import type { SearchRecord } from "../../shared/search-record.ts";
import { AlgoliaError } from "../../worker/search/ask-algolia.ts";
import type { Ask } from "./algolia-client.ts";
import { algoliaSettings, algoliaSynonyms } from "./algolia-index.ts";
import { type Changes, changesBetween } from "./algolia-records.ts";

/** Records per request: Algolia recommends at most 10 MB, and our records have at most 10 kB. */
const batchSize = 500;
/** Polling interval for a task in milliseconds, and the maximum number of polls. */
const taskPause = 250;
const mostAsked = 1200;
/** How often to poll the index when the response to a move is lost. */
const looksAfterMove = 20;

export const rightsForPush = ["addObject", "deleteIndex", "editSettings", "browse"];
export const rightsForDryRun = ["browse"];

const indexPath = (name: string) => `/1/indexes/${encodeURIComponent(name)}`;

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
 * Replaces all records: writes them to a temporary index and moves it over the old one, so queries never see a mix. On
 * failure the old records stay.
 * @throws UnknownOutcome when it cannot tell which records are live
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
    // The move may succeed although its response is lost; the retry then gets a 404.
    const isRefused = error instanceof AlgoliaError && error.status !== 404;
    const isUnknown = isMoving && !isRefused;
    if (isUnknown && (await holds(ask, indexName, records))) return;
    await ask("DELETE", indexPath(temporary)).catch(() => {});
    throw isUnknown ? new UnknownOutcome((error as Error).message) : error;
  }
}

/** A push failed, and the index may hold the old or the new records. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

/** Whether the index holds exactly these records. Polls, as an accepted move takes a moment. */
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
