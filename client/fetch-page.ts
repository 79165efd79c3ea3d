import { withBase, withoutBase } from "browser/base-path.ts";
import type { PageData } from "../shared/page-data.ts";
import { pageDataPath } from "../shared/wire-names.ts";

/** The reason why a page failed to load, worded for the reader. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
  /** The server runs a release with another app, so this tab's files may be gone. */
  readonly isStale: boolean;

  constructor(message: string, isStale = false) {
    super(message);
    this.isStale = isStale;
  }
}

/** URL of a page's data in the release that this tab reads. */
export function dataUrl(url: URL): string {
  const { release = "" } = document.documentElement.dataset;
  const path = withoutBase(url.pathname) ?? url.pathname;
  // Only the search page depends on its query. Its path may have a trailing slash, which the server redirects.
  return withBase(pageDataPath(release, path)) + (path.includes("/search") ? url.search : "");
}

/**
 * Fetches a page's data, or the not-found page's for an unknown URL.
 * @throws PageLoadError if the request fails or the answer is not page data
 */
export async function fetchPage(url: URL, init: RequestInit = {}): Promise<PageData> {
  const response = await request(url, init);
  const data = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw new PageLoadError(error.message);
  });
  if (data?.page) return data;
  // A captive portal answers 200 with its own page.
  const answer = response.ok ? "with another page. Is a login needed?" : `${response.status}.`;
  throw new PageLoadError(`Could not load ${url.pathname}: the server answered ${answer}`);
}

/**
 * Checks, bypassing caches, that the server still serves the release that this tab reads.
 * @throws PageLoadError if it does not
 */
export async function checkRelease(url: URL): Promise<void> {
  await request(url, { method: "HEAD", cache: "no-store" });
}

async function request(url: URL, init: RequestInit, isRetry = false): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(dataUrl(url), init);
  } catch (error) {
    if (!navigator.onLine)
      throw new PageLoadError("You are offline. Pages that you have already read will still open.");
    throw new PageLoadError(`The server could not be reached (${(error as Error).message}).`);
  }
  if (response.status !== 410) return response;
  const newerRelease = await response.json().catch(() => null);
  const tab = document.documentElement.dataset;
  if (isRetry || newerRelease?.appVersion !== tab.appVersion) {
    throw new PageLoadError("The site has been updated since this tab was opened.", true);
  }
  // Only pages have changed: the tab continues with the newer ones.
  tab.release = newerRelease.release;
  return request(url, init, true);
}
