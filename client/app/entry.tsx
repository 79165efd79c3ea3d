import { FailureBoundary } from "browser/failure-boundary.tsx";
import { pageRendered } from "browser/names.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageData } from "../../shared/page-data.ts";
import { appElementId } from "../../shared/wire-names.ts";
import { type AppEntry, readBootData } from "../boot.ts";
import { importWithRetry } from "../import-with-retry.ts";
import { App } from "./app.tsx";
import { type LoadedPage, pageLoader } from "./load-page.ts";

export { session } from "browser/session.ts";
export { storage } from "browser/storage.ts";
export { useModule } from "browser/use-module.ts";
// Unused exports that make the bundler put shared code into the app chunk, so a route change loads only its page's chunk.
export { Article } from "../components/article.tsx";
export { Breadcrumbs } from "../components/breadcrumbs.tsx";
export { DescribedLinks } from "../components/described-links.tsx";
export { DocArticle } from "../components/doc-article.tsx";
export { Prose } from "../components/prose.tsx";
export { HighlightedText, NoHits, searchPath } from "../components/search-help.tsx";
export { formatDate, formatDay } from "../format-date.ts";

/** Hydrates in a transition, which yields to user input. */
export const startApp: AppEntry["startApp"] = async (options) => {
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`There is no #${appElementId}.`);
  const { page: data, chunks, search } = readBootData();
  const { Page } = await importWithRetry<Pick<LoadedPage, "Page">>(chunks[data.page.kind]);
  const opened = { data: withHtml(data), Page };
  const loadPage = pageLoader(chunks, { url: options.opened, page: opened });
  return new Promise((onReady) => {
    const host = { ...options, loadPage, onReady };
    startTransition(() => {
      hydrateRoot(
        container,
        <FailureBoundary onRetry={() => location.reload()}>
          <App opened={opened} search={search} host={host} />
        </FailureBoundary>,
        {
          // Something else, such as a translator, has changed the DOM, so React has rendered that part again.
          onRecoverableError(error) {
            console.warn(error);
            document.dispatchEvent(new Event(pageRendered));
          },
        },
      );
    });
  });
};

/**
 * Adds the content's HTML to the page, read from the document because the boot data omit it. Translated text is retained;
 * running examples and "Copied" marks are not, since React may render this HTML again.
 */
function withHtml(data: PageData): PageData {
  const html: Record<string, string> = {};
  for (const element of document.querySelectorAll<HTMLElement>("[data-prose]")) {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const frame of copy.querySelectorAll(".live iframe")) frame.remove();
    for (const button of copy.querySelectorAll("[data-copied]")) button.removeAttribute("data-copied");
    html[element.dataset.prose ?? ""] = copy.innerHTML;
  }
  return { ...data, page: { ...data.page, html } as unknown as PageData["page"] };
}
