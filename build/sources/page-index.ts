import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { basePath } from "browser/base-path.ts";
import type { Problem } from "files/problems.ts";
import type { Page, PageSection } from "pages";
import { contentHash } from "../base/hash.ts";
import { type FileState, unchangedState } from "../cache/file-state.ts";
import { pageCode } from "../cache/page-code.ts";
import { noteUse, removeUnused } from "../cache/remove-unused.ts";
import type { FrontMatter } from "./front-matter-fields.ts";

/** Inputs of a page's record, search rows and Markdown, in addition to its facts. Read only to make these. */
export type PageBody = Pick<Page, "html" | "sections" | "code" | "markdown">;

/** Facts of a page that a build keeps in memory. */
export interface PageFacts
  extends Pick<Page, "toc" | "ids" | "links" | "images" | "examples" | "names" | "heading" | "lead"> {
  warnings: Problem[];
  /** The page itself and its headings, with their other names. */
  sections: Pick<PageSection, "anchor" | "names">[];
  /** Hash of the page's body. */
  body: string;
}

/** Keys of stored results of a page, and the hash of their inputs. */
export interface StoredResult {
  from: string;
  keys: string[];
}

export interface IndexedPage {
  /** Hash of the code that made these results. */
  code: string;
  /** The settings that the page was compiled with, and its path. */
  settings: string;
  /** The page's file, and all files that it includes. */
  inputs: Record<string, FileState>;
  data: FrontMatter[keyof FrontMatter];
  facts: PageFacts;
  record?: StoredResult;
  search?: StoredResult;
}

/** The pages of earlier builds, in a SQLite database: a build reads, compiles and writes only what has changed. */
export interface PageIndex {
  /** A page whose files have not changed since it was compiled. */
  find(file: string): IndexedPage | undefined;
  /** The last valid version of a page, even if its files have changed since. */
  last(file: string): IndexedPage | undefined;
  /** Replaces a page. */
  add(file: string, page: Omit<IndexedPage, "code">, body: PageBody): void;
  /** The stored results of a page. */
  results(file: string): Pick<IndexedPage, "record" | "search">;
  addResults(file: string, results: Pick<IndexedPage, "record" | "search">): void;
  /** Undefined when another build has replaced it. */
  body(hash: string): PageBody | undefined;
  /** The Markdown of a body, which each build reads for all pages. */
  markdown(hash: string): PageBody["markdown"] | undefined;
  /** Drops all other pages. */
  keepOnly(files: string[]): void;
  close(): void;
}

const cacheDir = ".cache/pages";
const schema = `PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS pages (file TEXT PRIMARY KEY, page TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bodies (hash TEXT PRIMARY KEY, body TEXT NOT NULL, markdown TEXT NOT NULL)`;

export const indexFile = (contentDir: string) =>
  join(cacheDir, contentHash(contentDir, basePath, schema), "pages.sqlite");

export async function openPageIndex(contentDir: string): Promise<PageIndex> {
  const code = await pageCode;
  const file = indexFile(contentDir);
  if (!existsSync(file)) await removeUnused(cacheDir); // only a new index makes the cache grow
  const [database, rows] = open(file);
  await noteUse(dirname(file));
  const pages = new Map(rows.map(({ file, page }) => [file, JSON.parse(page) as IndexedPage]));
  const putPage = database.prepare("INSERT OR REPLACE INTO pages VALUES (?, ?)");
  const putBody = database.prepare("INSERT OR IGNORE INTO bodies VALUES (?, ?, ?)");
  const getBody = database.prepare("SELECT * FROM bodies WHERE hash = ?");
  const getMarkdown = database.prepare("SELECT markdown FROM bodies WHERE hash = ?");
  const dropBody = database.prepare("DELETE FROM bodies WHERE hash = ?");
  const dropPage = database.prepare("DELETE FROM pages WHERE file = ?");
  const put = (file: string, page: IndexedPage) => {
    pages.set(file, page);
    putPage.run(file, JSON.stringify(page));
  };
  const transaction = (change: () => void) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      change();
    } finally {
      database.exec("COMMIT"); // changes before an error are also valid
    }
  };

  return {
    find(file) {
      const page = pages.get(file);
      if (page?.code !== code) return undefined;
      const inputs: IndexedPage["inputs"] = {};
      for (const [input, previous] of Object.entries(page.inputs)) {
        const current = unchangedState(input, previous);
        if (!current) return undefined;
        inputs[input] = current;
      }
      if (Object.entries(inputs).some(([input, current]) => current !== page.inputs[input]))
        put(file, { ...page, inputs });
      return pages.get(file);
    },
    last: (file) => pages.get(file),
    add(file, page, { markdown, ...body }) {
      const oldBody = pages.get(file)?.facts.body;
      transaction(() => {
        putBody.run(page.facts.body, JSON.stringify(body), JSON.stringify(markdown));
        put(file, { ...page, code });
        if (oldBody && oldBody !== page.facts.body) dropBody.run(oldBody);
      });
    },
    results: (file) => pages.get(file) ?? {},
    addResults(file, results) {
      const page = pages.get(file);
      if (page) put(file, { ...page, ...results });
    },
    body(hash) {
      const row = getBody.get(hash);
      return row && { ...JSON.parse(String(row.body)), markdown: JSON.parse(String(row.markdown)) };
    },
    markdown(hash) {
      const row = getMarkdown.get(hash);
      return row && (JSON.parse(String(row.markdown)) as PageBody["markdown"]);
    },
    keepOnly(files) {
      const current = new Set(files);
      const removedPages = [...pages].filter(([file]) => !current.has(file));
      if (removedPages.length === 0) return;
      transaction(() => {
        for (const [file, { facts }] of removedPages) {
          dropPage.run(file);
          dropBody.run(facts.body);
          pages.delete(file);
        }
      });
    },
    close() {
      database.close();
    },
  };
}

/** Opens the database; replaces a damaged one. */
function open(file: string): [DatabaseSync, { file: string; page: string }[]] {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec(schema);
    return [database, database.prepare("SELECT file, page FROM pages").all() as { file: string; page: string }[]];
  } catch (error) {
    database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode !== 11 && errcode !== 26) throw error; // SQLITE_CORRUPT, SQLITE_NOTADB
    rmSync(dirname(file), { recursive: true });
    return open(file);
  }
}
