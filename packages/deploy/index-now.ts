import { ContentError } from "files/problems.ts";
import { querySql, quote, type RunWrangler, runSql } from "./run-wrangler.ts";

/** Participating engines forward URLs to each other (https://www.indexnow.org/documentation). */
const endpoint = "https://api.indexnow.org/indexnow";

/** The protocol's limit of URLs in a request; the next deploy announces the rest. */
const maxUrls = 10_000;

/** The last announced keys. Not derived from KV: a deploy writes its keys there before its release is served. */
const table = "CREATE TABLE IF NOT EXISTS announced (path TEXT PRIMARY KEY, key TEXT NOT NULL) WITHOUT ROWID";

/**
 * The key that proves to search engines that an announcement comes from the site, which serves the key at `/<key>.txt`; null
 * disables announcements.
 * @throws ContentError if it is not valid in the protocol
 */
export function indexNowKey(env: Record<string, string | undefined>): string | null {
  const key = env.INDEXNOW_KEY?.trim();
  if (!key) return null;
  if (/^[a-zA-Z\d-]{8,128}$/.test(key)) return key;
  const message = "INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens: openssl rand -hex 16 makes one.";
  throw new ContentError([{ file: "environment", message }]);
}

interface Announcement {
  key: string;
  /** URL of the site, with a final slash. */
  home: string;
  /** Keys of the records of the pages that search engines may show, by path. */
  pages: Record<string, string>;
  /** Folder for a file that wrangler reads. */
  folder: string;
  run: RunWrangler;
  engineUrl?: string;
}

/**
 * Announces pages that are new, changed or deleted since the last announcement to search engines.
 * @returns a summary, also of a failure: the next deploy repeats the announcement
 */
export async function announceChanges({
  key,
  home,
  pages,
  folder,
  run,
  engineUrl = endpoint,
}: Announcement): Promise<string> {
  const [, rows = []] = await querySql([table, "SELECT path, key FROM announced"], run);
  const announcedKeys = new Map((rows as { path: string; key: string }[]).map(({ path, key }) => [path, key]));
  const changedPaths = Object.keys(pages).filter((path) => announcedKeys.get(path) !== pages[path]);
  const deletedPaths = [...announcedKeys.keys()].filter((path) => !Object.hasOwn(pages, path));
  const paths = [...changedPaths, ...deletedPaths].slice(0, maxUrls);
  if (paths.length === 0) return "nothing has changed for search engines";
  const urlOf = (path: string) => home + encodeURI(path.slice(1));
  try {
    const { ok, status } = await fetch(engineUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(home).host,
        key,
        keyLocation: urlOf(`/${key}.txt`),
        urlList: paths.map(urlOf),
      }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!ok) return `not announced: ${new URL(engineUrl).host} answered ${status}`;
  } catch (error) {
    return `not announced: ${(error as Error).message}`;
  }
  const statements = paths.map((path) => {
    const stored = pages[path];
    if (stored === undefined) return `DELETE FROM announced WHERE path = ${quote(path)}`;
    return `INSERT OR REPLACE INTO announced VALUES (${quote(path)}, ${quote(stored)})`;
  });
  await runSql(folder, statements, run);
  return `${paths.length} of ${changedPaths.length + deletedPaths.length} changed URLs announced`;
}
