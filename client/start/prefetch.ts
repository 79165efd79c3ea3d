import { withoutBase } from "../../shared/base-path.ts";
import { pageKindOf } from "../../shared/page-kind.ts";
import { readBootData } from "../boot.ts";
import { isSavingData } from "../connection.ts";
import { dataUrl } from "../fetch-page.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import { root } from "./root.ts";
import { whenIdle } from "./when-idle.ts";

const prefetched = new Set<string>();

/** Prefetches what a page needs. Failures stay silent: nobody has asked for it yet. */
function prefetch(url: URL): void {
  const { chunks, page } = readBootData();
  const chunk = chunks[pageKindOf(withoutBase(url.pathname) ?? "")];
  for (const href of [dataUrl(url), chunk]) {
    // The chunk of the current page kind comes with the app (client/start/bring-app.ts).
    if (prefetched.has(href) || href === chunks[page.page.kind]) continue;
    prefetched.add(href);
    const link = document.createElement("link");
    if (link.relList.supports("prefetch")) document.head.append(Object.assign(link, { rel: "prefetch", href }));
    else fetch(href, { priority: "low" }).catch(() => {});
  }
}

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    const url = new URL((target as HTMLAnchorElement).href);
    // The current page is loaded already, and search results depend on what will be typed.
    if (!isPageUrl(url) || url.pathname === location.pathname || url.pathname.endsWith("/search")) continue;
    // Each in its own idle task: many links come into view at once, and each request takes time.
    if (!isSavingData() && navigator.onLine) whenIdle(() => prefetch(url));
  }
});

/** Prefetches links of the shown page as they come into view. */
export function watchLinks(): void {
  // URLs are parsed only when a link comes into view: a page may have hundreds.
  for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
}

onApproach((event) => {
  if (root.dataset.hydrated !== undefined) return; // then the app preloads (client/app/use-preload.ts)
  const link = linkOf(event);
  const url = link && new URL(link.href);
  if (!url || !isPageUrl(url) || link.dataset.search !== undefined || isSavingData()) return;
  if (url.pathname !== location.pathname) prefetch(url);
});
