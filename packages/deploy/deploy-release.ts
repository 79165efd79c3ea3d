import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { step } from "files/steps.ts";
import { collectGarbage } from "./collect.ts";
import {
  confirmStored,
  ledgerSchema,
  listId,
  lockTime,
  registerList,
  type SqlTime,
  searchHash,
  searchKey,
  selectSafe,
} from "./ledger.ts";
import { CloudflareError, type LiveVersion } from "./live-versions.ts";
import type { Release } from "./release.ts";
import { querySql, type RunWrangler, runSql, WranglerError } from "./run-wrangler.ts";

export interface DeployOptions {
  run: RunWrangler;
  /** Fetches the live versions. Null skips the clean-up. */
  liveVersions: (() => Promise<LiveVersion[]>) | null;
  /** Runs wrangler with `--dry-run`, without uploading anything. */
  dryRun?: boolean;
  /** Deploys the worker before its records, because wrangler creates the KV namespace and the database with the worker. */
  isFirst?: boolean;
  /** Uploads a preview under this alias instead of deploying, unless `isFirst`. */
  previewAlias?: string | null;
  /** Announces the release once it is served, and returns a summary. */
  announce?: (() => Promise<string>) | undefined;
  now?: SqlTime;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Uploads the new records and search pages of a release, deploys the worker that refers to them, and deletes keys that no
 * version has needed for thirty days. If wrangler or Cloudflare's API fails, prints which release is
 * served and sets the exit code.
 */
export async function deployRelease(release: Release, options: DeployOptions): Promise<void> {
  const { run, liveVersions, dryRun = false, isFirst = false, previewAlias = null, announce } = options;
  const { now = "unixepoch()", wait = setTimeout } = options;
  let stateOnFailure = isFirst ? "Nothing is served yet" : "The previous release is still served";
  try {
    const keys = [...release.records, ...release.pages.map(searchKey)];
    const upload = () =>
      step("upload", async () => [undefined, await uploadMissing(release, keys, { run, now, wait })]);
    if (!dryRun && !isFirst) await upload();
    const tag = ["--tag", listId(keys)];
    const isUpload = previewAlias !== null && !isFirst;
    const command = isUpload ? ["versions", "upload", ...tag, "--preview-alias", previewAlias] : ["deploy", ...tag];
    if (dryRun) return void (await run([...command, "--dry-run"]));
    // Wrangler updates settings and routes after the worker, and those steps can fail on their own.
    if (!isUpload) stateOnFailure += ", or already this one: see npx wrangler deployments status";
    await run(command);
    if (!isUpload) {
      stateOnFailure = isFirst
        ? "The worker is deployed without its pages: run the command again"
        : "The new release is served";
    }
    if (isFirst) await upload();
    await step("clean up", async () => {
      if (!liveVersions) return [undefined, "skipped: CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set"];
      return [undefined, await collectGarbage({ store: release, run, liveVersions, now })];
    });
    if (announce && !previewAlias) await step("announce", async () => [undefined, await announce()]);
  } catch (error) {
    if (!(error instanceof WranglerError || error instanceof CloudflareError)) throw error;
    console.error(`\n${error.message}. ${stateOnFailure}.`);
    process.exitCode = 1;
  }
}

type Upload = Required<Pick<DeployOptions, "run" | "now" | "wait">>;

/** Uploads missing records and search pages, which no version reads until the new worker is deployed. */
async function uploadMissing(release: Release, keys: string[], { run, now, wait }: Upload): Promise<string> {
  const missing = await register(release, keys, { run, now, wait });
  for (const batch of inBatches(missing)) {
    const records = batch.filter((key) => searchHash(key) === null);
    if (records.length > 0) {
      const file = join(release.folder, "new-records.json");
      await writeFile(file, JSON.stringify(records.map((key) => release.entry(key))));
      await run(["kv", "bulk", "put", file, "--binding", "PAGES", "--remote"]);
    }
    const hashes = batch.map(searchHash).filter((hash) => hash !== null);
    const statements = hashes.flatMap((hash) => release.insertPage(hash));
    await runSql(release.folder, [...statements, ...confirmStored(batch)], run);
  }
  const count = (all: string[], isPage: boolean) => all.filter((key) => (searchHash(key) !== null) === isPage).length;
  const countText = (isPage: boolean) => `${count(missing, isPage)} of ${count(keys, isPage)}`;
  return `${countText(false)} records and ${countText(true)} pages are new`;
}

/** Milliseconds between two attempts to register while a clean-up is running. */
const retryInterval = 10_000;

/** Registers the keys of a release, so that no clean-up deletes them, and returns the keys to upload. */
async function register({ folder, schema }: Release, keys: string[], { run, now, wait }: Upload): Promise<string[]> {
  // The lock of an interrupted clean-up expires within this time.
  for (let waited = 0; waited <= lockTime * 1000 + retryInterval; waited += retryInterval) {
    await runSql(folder, [...schema, ...ledgerSchema, ...registerList(keys)], run);
    const [rows = []] = (await querySql([selectSafe(listId(keys), now)], run)) as {
      key: string;
      is_stored: number;
    }[][];
    if (rows.length === keys.length) return rows.filter((row) => !row.is_stored).map(({ key }) => key);
    if (waited === 0) console.log("… upload     waiting for a running clean-up");
    await wait(retryInterval);
  }
  throw new WranglerError("Nothing was uploaded: another clean-up is still running, so try again later");
}

/** Number of keys to upload at once, limited by memory and by Cloudflare. */
const batchSize = 2000;

const inBatches = (keys: string[]) =>
  Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize),
  );
