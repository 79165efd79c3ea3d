import { withoutBase } from "../../shared/base-path.ts";
import { pageKindOf } from "../../shared/page-kind.ts";
import { readBootData } from "../boot.ts";
import { isSavingData } from "../connection.ts";
import { dataUrl } from "../fetch-page.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import { root } from "./root.ts";
import { whenIdle } from "./when-idle.ts";

/** Addresses that were asked for ahead, each once. */
const prefetched = new Set<string>();

/** Fetches into the browser's cache what a page needs. A failure says nothing: nobody has asked for it yet. */
function prefetch(url: URL): void {
  const { chunks, page } = readBootData();
  const chunk = chunks[pageKindOf(withoutBase(url.pathname) ?? "")];
  for (const href of [dataUrl(url), chunk]) {
    // The chunk of this kind of page comes with the app (client/start/bring-app.ts).
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
    // This very page is there already, and search depends on what will be typed.
    if (!isPageUrl(url) || url.pathname === location.pathname || url.pathname.endsWith("/search")) continue;
    // Each in a task of its own: many come into view at once, and to ask for a file takes its time, too.
    if (!isSavingData()) whenIdle(() => prefetch(url));
  }
});

/** Looks at the links of a page that has just been shown, to prefetch those that come into view. */
export function watchLinks(): void {
  // Where they lead is looked at when they come into view: a page may have hundreds, and to parse an address takes its time.
  for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
}

onApproach((event) => {
  if (root.dataset.hydrated !== undefined) return; // the app does that (client/app/use-preload.ts)
  const link = linkOf(event);
  const url = link && new URL(link.href);
  if (!url || !isPageUrl(url) || link.dataset.search !== undefined || isSavingData()) return;
  if (url.pathname !== location.pathname) prefetch(url);
});
