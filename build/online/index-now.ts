import { type AssetFile, textFile } from "../base/asset-file.ts";
import { ContentError } from "../base/problems.ts";
import { quote } from "../search/search-rows.ts";
import { askSql, type RunWrangler, runSql } from "./run-wrangler.ts";

/** Any engine that takes part tells the others (https://www.indexnow.org/documentation). */
const endpoint = "https://api.indexnow.org/indexnow";

/** The protocol takes no more in a request; the next deploy tells the others. */
const atOnce = 10_000;

/** What was announced last: a preview writes records, too, so that KV does not tell what is new to search engines. */
const table = "CREATE TABLE IF NOT EXISTS announced (path TEXT PRIMARY KEY, key TEXT NOT NULL) WITHOUT ROWID";

/**
 * The key by which search engines know that the site itself tells them; null leaves IndexNow off.
 * @throws ContentError when it is not as the protocol asks
 */
export function indexNowKey(env: Record<string, string | undefined>): string | null {
  const key = env.INDEXNOW_KEY?.trim();
  if (!key) return null;
  if (/^[a-zA-Z\d-]{8,128}$/.test(key)) return key;
  const message = "INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens: openssl rand -hex 16 makes one.";
  throw new ContentError([{ file: "environment", message }]);
}

/** The file that proves that the key is the site's. */
export const indexNowFiles = (key: string | null): AssetFile[] => (key ? [textFile(`/${key}.txt`, key)] : []);

interface Announced {
  key: string;
  /** Address of the site, with a slash at its end. */
  home: string;
  /** Keys of the records of the pages that search engines may show, by path. */
  pages: Record<string, string>;
  outDir: string;
  run: RunWrangler;
  to?: string;
}

/**
 * Tells search engines of the pages that are new, have changed or are gone since they were last told.
 * @returns a summary; a failure is one, too, as the next deploy tells them
 */
export async function announceChanges({ key, home, pages, outDir, run, to = endpoint }: Announced): Promise<string> {
  const [, rows = []] = await askSql([table, "SELECT path, key FROM announced"], run);
  const before = new Map((rows as { path: string; key: string }[]).map(({ path, key }) => [path, key]));
  const changed = Object.keys(pages).filter((path) => before.get(path) !== pages[path]);
  const gone = [...before.keys()].filter((path) => !Object.hasOwn(pages, path));
  const told = [...changed, ...gone].slice(0, atOnce);
  if (told.length === 0) return "nothing has changed for search engines";
  const address = (path: string) => home + encodeURI(path.slice(1));
  try {
    const { ok, status } = await fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(home).host,
        key,
        keyLocation: address(`/${key}.txt`),
        urlList: told.map(address),
      }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!ok) return `not told: ${new URL(to).host} answered ${status}`;
  } catch (error) {
    return `not told: ${(error as Error).message}`;
  }
  const noted = told.map((path) => {
    const stored = pages[path];
    if (stored === undefined) return `DELETE FROM announced WHERE path = ${quote(path)}`;
    return `INSERT OR REPLACE INTO announced VALUES (${quote(path)}, ${quote(stored)})`;
  });
  await runSql(outDir, noted, run);
  return `${told.length} of ${Object.keys(pages).length} addresses told`;
}
