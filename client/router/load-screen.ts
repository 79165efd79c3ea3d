import type { Screen } from "../app.tsx";
import { withBase, withoutBase } from "../base-path.ts";
import type { PageData } from "../page-data.ts";
import { pageComponent } from "../pages/index.ts";
import { pageDataPath } from "../wire-names.ts";

/** The address of the data of the page at `url`, in the release that this tab runs. */
export function dataUrl(url: URL): string {
  const release = document.documentElement.dataset.release ?? "";
  const path = withoutBase(url.pathname) ?? url.pathname;
  // Only the search page depends on its query; for the others, one answer serves every query.
  return withBase(pageDataPath(release, path)) + (path === "/search" ? url.search : "");
}

/**
 * Loads all that the page at `url` needs. An unknown address gives the not-found page.
 * @throws when the network or the server fails, or the server runs another release than this tab
 */
export async function loadScreen(url: URL, signal?: AbortSignal): Promise<Screen> {
  const response = await fetch(dataUrl(url), signal ? { signal } : {});
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (!isJson || !(response.ok || response.status === 404)) {
    throw new Error(`${url.pathname} could not be loaded: the server answered ${response.status}.`);
  }
  const data = (await response.json()) as PageData;
  return { data, Page: await pageComponent(data.page.kind) };
}
