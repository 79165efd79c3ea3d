import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { basePath } from "../../shared/base-path.ts";
import { assetsPath, isAssetPath } from "../../shared/wire-names.ts";
import { schema } from "../../worker/search/schema.ts";
import { readKeyed, readStatements } from "../cache/keyed-files.ts";
import { deletePage, noteUnnamed } from "../search/search-rows.ts";
import { socialPicturePrefix } from "../served/asset-file.ts";
import { step } from "../steps.ts";
import { wranglerPath } from "./wrangler.ts";

/** Runs wrangler and returns its output. */
export type RunWrangler = (words: string[]) => string | Promise<string>;

export interface PutOnlineOptions {
  /** Only has wrangler check the worker. */
  dryRun?: boolean;
  /** Deploys the worker before its records: wrangler creates KV namespace and database with it. */
  isFirst?: boolean;
  /** Uploads a version with an address of its own, and leaves what is served. */
  isPreview?: boolean;
  run?: RunWrangler;
  /** Tells others of the release once it is served, and returns a summary. */
  announce?: (() => Promise<string>) | undefined;
  /** Seconds since 1970. */
  now?: number;
}

interface Stored {
  /** Keys in KV, and hashes of pages in the search database. */
  records: Set<string>;
  pages: Set<string>;
  /** Keys of both that the latest release did not name, and since when, in seconds. */
  unnamed: Map<string, number>;
}

/** What no release has named for this long is deleted: until then, a rollback finds all that it needs. */
const secondsKept = 30 * 24 * 60 * 60;

const served = "What is served is the release before";

/**
 * Uploads what is new of a release's records and search pages, deploys the worker that refers to them, and deletes what
 * has not been named for long. On failure, says what is served and sets the exit code.
 */
export async function putOnline(outDir: string, options: PutOnlineOptions = {}): Promise<void> {
  const {
    dryRun = false,
    isFirst = false,
    isPreview = false,
    run = wrangler,
    announce,
    now = Math.floor(Date.now() / 1000),
  } = options;
  let failed = served;
  try {
    const upload = () => step("upload", () => uploadMissing(outDir, run));
    const before = dryRun || isFirst ? null : await upload();
    if (isPreview) {
      await run(["versions", "upload"]);
      return;
    }
    // Wrangler updates settings and routes after the worker, and those steps can fail on their own.
    failed = `${served}, or already this one: npx wrangler deployments status tells`;
    await run(["deploy", ...(dryRun ? ["--dry-run"] : [])]);
    if (dryRun) return;
    failed = isFirst ? "The worker is served, and not yet its pages: run it again" : "The new release is served";
    const stored = before ?? (await upload());
    await step("clean up", () => deleteUnnamed(outDir, stored, now, run));
    if (announce) await step("announce", async () => [undefined, await announce()]);
  } catch (error) {
    if (!(error instanceof WranglerError)) throw error;
    console.error(`\n${error.message}, see above. ${failed}.`);
    process.exitCode = 1;
  }
}

/** Wrangler failed and has already printed why. */
export class WranglerError extends Error {
  override name = "WranglerError";
}

/** Uploads what is missing; nothing reads it until the new worker's manifest refers to it. */
async function uploadMissing(outDir: string, run: RunWrangler): Promise<[Stored, string]> {
  const keys = JSON.parse(await run(["kv", "key", "list", "--binding", "PAGES", "--remote"])) as { name: string }[];
  const present = new Set(keys.map(({ name }) => name));
  const { records, pages } = await named(outDir);
  const newRecords = records.filter((key) => !present.has(key));
  for (const keys of inParts(newRecords)) {
    const file = join(outDir, "new-records.json");
    const some = keys.map((key) =>
      isAssetPath(key)
        ? { key, value: readFileSync(join(rootOf(outDir), key), "base64"), base64: true }
        : { key, value: readKeyed(outDir, "records", key) },
    );
    await writeFile(file, JSON.stringify(some));
    await run(["kv", "bulk", "put", file, "--binding", "PAGES", "--remote"]);
  }
  const asked = [...schema, "SELECT hash FROM pages", "SELECT key, since FROM unnamed"].join(";\n");
  const answers = JSON.parse(await run([...execute, "--json", "--command", asked])) as { results: unknown[] }[];
  const [hashes, unnamed] = answers.slice(-2).map(({ results }) => results) as [
    { hash: string }[],
    { key: string; since: number }[],
  ];
  const stored: Stored = {
    records: present,
    pages: new Set(hashes.map(({ hash }) => hash)),
    unnamed: new Map(unnamed.map(({ key, since }) => [key, since])),
  };
  const newPages = pages.filter((hash) => !stored.pages.has(hash));
  for (const hashes of inParts(newPages)) {
    await runSql(
      outDir,
      hashes.flatMap((hash) => readStatements(outDir, hash)),
      run,
    );
  }
  const summary = `${newRecords.length} of ${records.length} records and ${newPages.length} of ${pages.length} pages are new`;
  return [stored, summary];
}

/** Notes which stored keys the release does not name, and deletes those that no release has named for long. */
async function deleteUnnamed(
  outDir: string,
  stored: Stored,
  now: number,
  run: RunWrangler,
): Promise<[undefined, string]> {
  const { records, pages } = await named(outDir);
  const kept = new Set([...records, ...pages]);
  const unnamed = [...stored.records, ...stored.pages].filter((key) => !kept.has(key));
  const old = unnamed.filter((key) => now - (stored.unnamed.get(key) ?? now) > secondsKept);
  const oldRecords = old.filter((key) => stored.records.has(key));
  if (oldRecords.length > 0) {
    const file = join(outDir, "old-records.json");
    await writeFile(file, JSON.stringify(oldRecords));
    await run(["kv", "bulk", "delete", file, "--binding", "PAGES", "--remote", "--force"]);
  }
  const deletions = old.filter((key) => stored.pages.has(key)).flatMap(deletePage);
  const noted = new Set(unnamed).difference(new Set(old));
  const added = [...noted].filter((key) => !stored.unnamed.has(key));
  const forgotten = [...stored.unnamed.keys()].filter((key) => !noted.has(key));
  await runSql(outDir, [...deletions, ...noteUnnamed(added, forgotten, now)], run);
  return [undefined, `${old.length} deleted, ${noted.size} kept for a rollback`];
}

/** KV keys of a build's records and hashed files, and the hashes of its search pages: the build leaves no others. */
async function named(outDir: string): Promise<{ records: string[]; pages: string[] }> {
  const records = await readdir(join(outDir, "records"));
  const files = await readdir(join(rootOf(outDir), assetsPath));
  // What no tab asks for has no place there: social pictures, of which each page has one, and documents.
  const loaded = files.filter((name) => !name.startsWith(socialPicturePrefix) && !name.endsWith(".html"));
  const assets = loaded.map((name) => assetsPath + name);
  return { records: [...records, ...assets], pages: await readdir(join(outDir, "search")) };
}

const rootOf = (outDir: string) => join(outDir, "assets", basePath);

/** So many at a time that neither memory nor what Cloudflare takes at once is exceeded. */
const atOnce = 2000;

const inParts = (keys: string[]) =>
  Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, part) => keys.slice(part * atOnce, (part + 1) * atOnce));

const execute = ["d1", "execute", "SEARCH", "--remote", "--yes"];

/** Runs statements, and returns the rows that the last one gives. */
export async function askSql(statements: string[], run: RunWrangler): Promise<unknown[]> {
  const answers = JSON.parse(await run([...execute, "--json", "--command", statements.join(";\n")]));
  return (answers as { results: unknown[] }[]).at(-1)?.results ?? [];
}

/** Runs statements as one file, which D1 applies as a whole or not at all. */
export async function runSql(outDir: string, statements: string[], run: RunWrangler): Promise<void> {
  if (statements.length === 0) return;
  const file = join(outDir, "search.sql");
  await writeFile(file, `${statements.join(";\n")};\n`);
  await run([...execute, "--file", file]);
}

/** Runs wrangler. @throws WranglerError when wrangler exits with an error */
export function wrangler(words: string[]): string {
  const isAnswer = words[0] !== "deploy" && words[0] !== "versions";
  try {
    const output = execFileSync(process.execPath, [wranglerPath(), ...words], {
      encoding: "utf8",
      stdio: ["inherit", isAnswer ? "pipe" : "inherit", "inherit"],
      maxBuffer: 2 ** 28,
    });
    return output ?? "";
  } catch (error) {
    const { status, stdout } = error as { status?: unknown; stdout?: string | null };
    if (typeof status !== "number") throw error;
    if (stdout) console.error(stdout); // with --json, errors are printed there
    throw new WranglerError(`wrangler ${words.slice(0, 3).join(" ")} failed`);
  }
}
