import { withoutBase } from "browser/base-path.ts";
import type { ComponentType } from "react";
import type { BootData } from "../../shared/boot-data.ts";
import type { PageData, PageKind } from "../../shared/page-data.ts";
import { pageKindOf } from "../../shared/page-kind.ts";
import { checkRelease, dataUrl, fetchPage, PageLoadError } from "../fetch-page.ts";
import { importWithRetry } from "../import-with-retry.ts";

export interface LoadedPage {
  data: PageData;
  Page: ComponentType<{ data: PageData }>;
}

export type LoadPage = (url: URL) => Promise<LoadedPage>;

/**
 * Creates the function that loads a page's data and chunk in parallel and caches the result. Failures are not cached, so
 * a retry can succeed; they reject with a PageLoadError.
 * @param opened the page that the tab was opened with
 */
export function pageLoader(chunks: BootData["chunks"], opened: { url: URL; page: LoadedPage }): LoadPage {
  const pages = new Map([[dataUrl(opened.url), Promise.resolve(opened.page)]]);
  const importPage = (kind: PageKind) => importWithRetry<Pick<LoadedPage, "Page">>(chunks[kind]);

  async function load(url: URL): Promise<LoadedPage> {
    const likelyKind = pageKindOf(withoutBase(url.pathname) ?? "");
    const likelyImport = importPage(likelyKind);
    likelyImport.catch(() => {});
    const data = await fetchPage(url);
    try {
      const { Page } = await (data.page.kind === likelyKind ? likelyImport : importPage(data.page.kind));
      return { data, Page };
    } catch (error) {
      // The chunk belongs to an old release, or the network is down: report that instead of the import error.
      await checkRelease(url);
      throw new PageLoadError((error as Error).message);
    }
  }

  return (url) => {
    const key = dataUrl(url);
    const page = pages.get(key) ?? load(url);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  };
}
