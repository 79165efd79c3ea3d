import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageData } from "../../shared/page-data.ts";
import { appElementId } from "../../shared/wire-names.ts";
import { type AppEntry, readBootData } from "../boot.ts";
import { isSavingData } from "../connection.ts";
import { importAnew } from "../import-anew.ts";
import { isPageUrl } from "../links.ts";
import { App } from "./app.tsx";
import { type LoadedPage, pageLoader } from "./load-page.ts";

// Nobody imports these from here: it makes the bundler put what several kinds of page share into the app, so that a route
// change only ever needs the page's own chunk.
export { Article } from "../components/article.tsx";
export { Breadcrumbs } from "../components/breadcrumbs.tsx";
export { DescribedLinks } from "../components/described-links.tsx";
export { Prose } from "../components/prose.tsx";
export { Marked, NoHits, searchPath } from "../components/search-help.tsx";
export { formatDate, formatDay } from "../format-date.ts";
export { storage } from "../storage.ts";

/** Hydrates the page in a transition, which yields to whatever the reader does meanwhile. */
export const startApp: AppEntry["startApp"] = async (options) => {
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`There is no #${appElementId}.`);
  const { page: data, chunks, search } = readBootData();
  const { Page } = await importAnew<Pick<LoadedPage, "Page">>(chunks[data.page.kind]);
  const opened = { data: withHtml(data), Page };
  // Once a live example runs or a button says "Copied", the HTML is not what Back should show: it is loaded again then.
  const isUntouched = !container.querySelector(".live[data-state], [data-copied]");
  const loadPage = pageLoader(chunks, isUntouched ? { url: options.opened.url, page: opened } : undefined);
  // While React hydrates, the page comes that the reader will most likely follow. If it does not, they are told when they do.
  const approached = document.querySelector<HTMLAnchorElement>("a[href]:is(:hover, :focus)");
  const url = approached && new URL(approached.href);
  if (url && isPageUrl(url) && !isSavingData()) loadPage(url).catch(() => {});
  return new Promise((onReady) => {
    const host = { ...options, loadPage, onReady };
    startTransition(() => {
      hydrateRoot(container, <App opened={opened} search={search} host={host} />, {
        // Something else, such as a translator, has changed the document: React has rendered it anew.
        onRecoverableError: (error) => console.warn(error),
      });
    });
  });
};

/** The page with the HTML of its content, read from the document: the boot data leave it out. */
function withHtml(data: PageData): PageData {
  const html: Record<string, string> = {};
  for (const element of document.querySelectorAll<HTMLElement>("[data-prose]")) {
    html[element.dataset.prose ?? ""] = element.innerHTML;
  }
  return { ...data, page: { ...data.page, html } as unknown as PageData["page"] };
}
