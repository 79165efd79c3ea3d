import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageData } from "../../shared/page-data.ts";
import { appElementId } from "../../shared/wire-names.ts";
import { type AppEntry, readBootData } from "../boot.ts";
import { PageLoadError } from "../fetch-page.ts";
import { importAnew } from "../import-anew.ts";
import { App } from "./app.tsx";
import { type LoadedPage, pageLoader } from "./load-page.ts";

// What several kinds of page share comes with the app: a page's own chunk is then all that a route change can fail on.
export { BackToTop } from "../components/back-to-top.tsx";
export { Breadcrumbs } from "../components/breadcrumbs.tsx";
export { DescribedLinks } from "../components/described-links.tsx";
export { Pagination } from "../components/pagination.tsx";
export { Prose } from "../components/prose.tsx";
export { Toc } from "../components/toc.tsx";
export { formatDate, formatDay } from "../format-date.ts";

/** Hydrates the page in a transition: it yields to whatever the reader does meanwhile. */
export const startApp: AppEntry["startApp"] = async (options) => {
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`There is no #${appElementId}.`);
  const { page: data, chunks, search } = readBootData();
  const { Page } = await importAnew<Pick<LoadedPage, "Page">>(chunks[data.page.kind]);
  const opened = { data: withHtml(data), Page };
  // A live example that runs has changed its HTML, so Back asks for that of such a page again.
  const isUntouched = !container.querySelector(".live[data-state]");
  const loadPage = pageLoader(chunks, isUntouched ? { url: options.opened.url, page: opened } : undefined);
  return new Promise((resolve) => {
    const onReady = (follow: (url: URL) => void) => {
      document.documentElement.dataset.hydrated = "";
      window.onbeforeunload = null; // client/start/bring-app.ts needs it no more, and Firefox caches no page that has one
      resolve(follow);
    };
    const browser = { ...options, loadPage, onReady };
    startTransition(() => {
      hydrateRoot(container, <App opened={opened} search={search} browser={browser} />, {
        // Of a page that could not be loaded, the reader is told; other errors are ours.
        onCaughtError: (error) => error instanceof PageLoadError || console.error(error),
        // Something else has changed the document, such as a translator: React has made it anew.
        onRecoverableError: (error) => console.warn(error),
      });
    });
  });
};

/** The page with the HTML of its content, which is in the document already and was not sent twice. */
function withHtml(data: PageData): PageData {
  const html: Record<string, string> = {};
  for (const element of document.querySelectorAll<HTMLElement>("[data-prose]")) {
    html[element.dataset.prose ?? ""] = element.innerHTML;
  }
  return { ...data, page: { ...data.page, html } as unknown as PageData["page"] };
}
