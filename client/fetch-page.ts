import { withBase, withoutBase } from "../shared/base-path.ts";
import type { PageData } from "../shared/page-data.ts";
import { pageDataPath } from "../shared/wire-names.ts";

/** Why a page could not be loaded, in words for the reader. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
  /** Whether the server runs another release than this tab: what the tab asks for may be gone. */
  readonly isStale: boolean;

  constructor(message: string, isStale = false) {
    super(message);
    this.isStale = isStale;
  }
}

/** The address of the data of the page at `url`, in the release that this tab runs. */
export function dataUrl(url: URL): string {
  const release = document.documentElement.dataset.release ?? "";
  const path = withoutBase(url.pathname) ?? url.pathname;
  // Only the search page depends on its query; for the others, one answer serves every query. A link to it may end with a
  // slash, or have another form that the server puts right.
  return withBase(pageDataPath(release, path)) + (path.includes("/search") ? url.search : "");
}

/**
 * Fetches a page's data. An unknown address has data too, the not-found page's.
 * @throws PageLoadError when there is no such answer
 */
export async function fetchPage(url: URL): Promise<PageData> {
  const response = await ask(url, {});
  const data = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw new PageLoadError(error.message); // the answer breaks off
  });
  if (data?.page) return data;
  // A network that wants a login answers in the place of any site, and with 200.
  const answer = response.ok ? "with another page. Is a login needed?" : `${response.status}.`;
  throw new PageLoadError(`Could not load ${url.pathname}: the server answered ${answer}`);
}

/**
 * Asks the server, past every cache, whether it still serves the page's data from this tab's release.
 * @throws PageLoadError when it does not
 */
export async function checkRelease(url: URL): Promise<void> {
  await ask(url, { method: "HEAD", cache: "no-store" });
}

async function ask(url: URL, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(dataUrl(url), init);
  } catch (error) {
    if (!navigator.onLine) throw new PageLoadError("You are offline. Pages you have read still open.");
    throw new PageLoadError(`The server could not be reached (${(error as Error).message}).`);
  }
  if (response.status === 410) throw new PageLoadError("The site has been updated since this tab was opened.", true);
  return response;
}
