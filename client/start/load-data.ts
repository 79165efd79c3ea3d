import { withBase, withoutBase } from "../../shared/base-path.ts";
import type { PageData } from "../../shared/page-data.ts";
import { pageDataPath } from "../../shared/wire-names.ts";
import { StaleReleaseError } from "../services.ts";
import { memoised } from "./memoised.ts";

/** The address of the data of the page at `url`, in the release that this tab runs. */
export function dataUrl(url: URL): string {
  const release = document.documentElement.dataset.release ?? "";
  const path = withoutBase(url.pathname) ?? url.pathname;
  // Only the search page depends on its query; for the others, one answer serves every query. A link to it may have a slash
  // at its end, or another form that the server puts right.
  return withBase(pageDataPath(release, path)) + (path.includes("/search") ? url.search : "");
}

const loading = new Map<string, Promise<PageData>>();

/** See Services.loadData. */
export function loadData(url: URL): Promise<PageData> {
  const address = dataUrl(url);
  return memoised(loading, address, () => fetchData(address, url));
}

async function fetchData(address: string, url: URL): Promise<PageData> {
  const response = await ask(address, {});
  const data = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw error; // it breaks off
  });
  // Whatever the status: an unknown address has data too, the not-found page's.
  if (data?.chunk) return data;
  // A network that wants a login answers in the place of any site, and with 200.
  const answer = response.ok ? "with another page. Is a login needed?" : `${response.status}.`;
  throw new Error(`Could not load ${url.pathname}: the server answered ${answer}`);
}

/** See Services.diagnose. Asks past every cache, as the data of a release may be cached when that release is gone. */
export async function diagnose(url: URL): Promise<Error | null> {
  try {
    await ask(dataUrl(url), { method: "HEAD", cache: "no-store" });
    return null;
  } catch (error) {
    return error as Error;
  }
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (!navigator.onLine) throw new Error("You are offline. Pages you have read still open.");
    throw new Error(`The server could not be reached (${(error as Error).message}).`);
  }
  if (response.status === 410) throw new StaleReleaseError("The site has been updated since this tab was opened.");
  return response;
}
