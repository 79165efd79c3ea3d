import { site } from "../content/site.ts";
import type { PageData, PageLink, SectionPlace, SidebarData } from "../shared/page-data.ts";
import { partParameter, versionParameter } from "../shared/wire-names.ts";
import type { Env } from "./env.ts";
import type { Manifest } from "./manifest.d.ts";
import { manifest } from "./manifest.js";
import { readPage, readSidebar, readText } from "./records.ts";
import { SearchUnavailable, withoutControls } from "./search/database.ts";
import { countSearches } from "./search-limit.ts";
import { type RequestedPart, search } from "./search-page.ts";
import { type Candidate, suggestPaths, toCandidate, wordsOfPath } from "./suggest-paths.ts";

/** A page as requested. `version` changes whenever the page does. */
export interface PageAnswer {
  /** 503: the search page without results, because the search database failed. */
  status: 200 | 404 | 503;
  version: string;
  data: PageData;
}

/** A page's Markdown. `sections` is empty for pages that list others. */
export interface LoadedSource {
  version: string;
  source: string;
  sections: SectionPlace[];
}

/** Sidebars with more entries than this only list the pages of the current category. */
export const longSidebar = 100;

/**
 * Loads the page at a canonical path (without the base path), or the not-found page: with the docs sidebar if the path
 * belongs to the docs. Only the search page reads `query`.
 * @param reader the reader's IP address, whose searches are counted
 * @throws StorageError when KV fails
 * @throws TooManySearches
 */
export async function loadPage(
  env: Env,
  path: string,
  query: URLSearchParams,
  reader: string | null,
): Promise<PageAnswer> {
  const pageHash = pageKey(path);
  const key = pageHash ?? manifest.notFound;
  const [record, sidebar] = await Promise.all([readPage(env.PAGES, key), loadSidebar(env, path)]);
  const { head, page } = record;
  const data: PageData = { head, page, sidebar };
  if (page.kind === "not-found") {
    const hints = { query: wordsOfPath(path), suggestions: await suggest(env, path) };
    return { status: 404, version: key, data: { ...data, page: { ...page, ...hints } } };
  }
  if (page.kind !== "search") return { status: 200, version: key, data };
  const q = withoutControls(query.get("q") ?? "")
    .trim()
    .slice(0, 200)
    .toWellFormed(); // a cut may split a surrogate pair
  if (!q) return { status: 200, version: key, data };
  await countSearches(env, reader);
  const requested = requestedPart(query);
  const title = `Search results for "${q}"`;
  const versionFilter = requested.version && { version: requested.version };
  let results: Awaited<ReturnType<typeof search>>;
  try {
    results = await search(env, q, requested);
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.error(`/search?q=${encodeURIComponent(q)}`, error);
    const unavailable = { ...page, ...versionFilter, query: q, isUnavailable: true, suggestions: null };
    return { status: 503, version: key, data: { ...data, head: { ...head, title }, page: unavailable } };
  }
  return {
    status: 200,
    // A hosted index may change at any time, so its answers get a random version.
    version: [
      key,
      ...[q, ...Object.values(requested)].map(encodeURIComponent),
      manifest.search && crypto.randomUUID(),
    ].join("-"),
    data: {
      ...data,
      head: { ...head, title },
      page: {
        ...page,
        ...versionFilter,
        ...results,
        ...(results.total > 0 && { suggestions: null }),
        ...(results.total === 0 && results.near.length === 0 && { near: await suggest(env, pathLike(q)) }),
      },
    },
  };
}

function requestedPart(query: URLSearchParams): RequestedPart {
  const part = Number(/^\d{1,4}$/.exec(query.get(partParameter) ?? "")?.[0] ?? 0);
  const version = site.versions.find(({ name }) => name === query.get(versionParameter))?.name;
  return { part, ...(version && { version }) };
}

/** Turns a query into a path that can be compared with the paths of pages: its letters and digits. */
const pathLike = (query: string) => `/${query.replace(/[^\p{L}\p{N}]/gu, "")}`;

let candidates: { pages: Manifest["pages"]; paths: Candidate[] } | undefined;

/** Links to the pages whose current or former path resembles an unknown path. */
async function suggest(env: Env, path: string): Promise<PageLink[]> {
  const { pages } = manifest; // only `npm run dev` replaces it
  if (candidates?.pages !== pages) {
    const redirects = Object.entries(manifest.redirects)
      .filter(([, to]) => pageKey(withoutHash(to)))
      .map(([from, to]) => ({ ...toCandidate(from), path: to }));
    candidates = { pages, paths: [...Object.keys(pages).map(toCandidate), ...redirects] };
  }
  return Promise.all(
    suggestPaths(path, candidates.paths).map(async (path) => {
      const { head } = await readPage(env.PAGES, pageKey(withoutHash(path)) ?? "");
      return { label: head.title, path };
    }),
  );
}

const withoutHash = (target: string) => target.replace(/#.*/, "");

/**
 * The Markdown of the page at a path, with a version that changes whenever it does; null if there is none.
 * @throws StorageError when KV fails
 */
export async function loadSource(env: Env, path: string): Promise<LoadedSource | null> {
  const key = pageKey(path);
  const { source = "", sections = [] } = key ? await readPage(env.PAGES, key) : {};
  return source ? { version: source, source: await readText(env.PAGES, source), sections } : null;
}

/** KV keys come only from the manifest, never from a URL. */
function pageKey(path: string): string | undefined {
  return Object.hasOwn(manifest.pages, path) ? manifest.pages[path] : undefined;
}

async function loadSidebar(env: Env, path: string): Promise<SidebarData | null> {
  const version = versionOf(path, site.versions);
  const key = version && manifest.sidebars[version.name];
  return key ? shorten(await readSidebar(env.PAGES, key), path) : null;
}

/** The docs version that a path belongs to. A version's folder may be inside another's, so the longest match wins. */
export function versionOf<Version extends { path: string }>(path: string, versions: Version[]): Version | undefined {
  const matches = versions.filter((version) => path === version.path || path.startsWith(`${version.path}/`));
  return matches.sort((a, b) => b.path.length - a.path.length)[0];
}

/** Drops the items of a sidebar that is too long, except in the category of `path`. */
export function shorten(sidebar: SidebarData, path: string): SidebarData {
  const length = sidebar.categories.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  if (length <= longSidebar) return sidebar;
  const categories = sidebar.categories.map((category) => ({
    ...category,
    items: category.items?.some((item) => item.path === path) ? category.items : null,
  }));
  return { ...sidebar, categories };
}
