import type { ComponentType } from "react";
import { withoutBase } from "../../shared/base-path.ts";
import type { BootData } from "../../shared/boot-data.ts";
import type { PageData, PageKind } from "../../shared/page-data.ts";
import { pageKindOf } from "../../shared/page-kind.ts";
import { checkRelease, dataUrl, fetchPage, PageLoadError } from "../fetch-page.ts";
import { importAnew } from "../import-anew.ts";

/** A page that can be rendered: its data, and the component of its kind. */
export interface LoadedPage {
  data: PageData;
  Page: PageComponent;
}

type PageComponent = ComponentType<{ data: PageData }>;

/** How many pages are kept. The browser's own cache has the others. */
const mostPages = 50;

export type LoadPage = (url: URL) => Promise<LoadedPage>;

/**
 * Makes the function that loads a page: its data and its chunk, side by side, once for whoever asks. What has failed is
 * forgotten, so that it can be tried again. It rejects with a PageLoadError.
 * @param opened the page that the tab was opened with, where its data can be had from the document
 */
export function pageLoader(chunks: BootData["chunks"], opened?: { url: URL; page: LoadedPage }): LoadPage {
  const pages = new Map<string, Promise<LoadedPage>>();
  if (opened) pages.set(dataUrl(opened.url), Promise.resolve(opened.page));
  const components = new Map<PageKind, Promise<PageComponent>>();

  function importPage(kind: PageKind): Promise<PageComponent> {
    return once(components, kind, () => importAnew<{ Page: PageComponent }>(chunks[kind]).then(({ Page }) => Page));
  }

  async function load(url: URL): Promise<LoadedPage> {
    const likelyKind = pageKindOf(withoutBase(url.pathname) ?? "");
    const likely = importPage(likelyKind);
    likely.catch(() => {}); // which is told below
    const data = await fetchPage(url);
    try {
      return { data, Page: await (data.page.kind === likelyKind ? likely : importPage(data.page.kind)) };
    } catch (error) {
      // A chunk of a release that is gone, or no network: that is what the reader needs to know, not the import's words.
      await checkRelease(url);
      throw new PageLoadError((error as Error).message);
    }
  }

  return (url) => {
    const page = once(pages, dataUrl(url), () => load(url));
    if (pages.size > mostPages) pages.delete(pages.keys().next().value as string);
    return page;
  };
}

/** The promise that is kept under a key, or a new one. One that is rejected is forgotten. */
function once<Key, Result>(kept: Map<Key, Promise<Result>>, key: Key, make: () => Promise<Result>): Promise<Result> {
  let promise = kept.get(key);
  if (!promise) {
    promise = make();
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}
