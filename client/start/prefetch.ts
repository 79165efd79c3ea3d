import { withoutBase } from "browser/base-path.ts";
import { isSavingData } from "browser/connection.ts";
import { whenIdle } from "browser/when-idle.ts";
import { pageKindOf } from "../../shared/page-kind.ts";
import { readBootData } from "../boot.ts";
import { dataUrl } from "../fetch-page.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";

/** Maximum number of prefetches per page shown: each is a request to the worker. */
const maxPages = 6;
let remaining = maxPages;
const prefetched = new Set<string>();

/** The links of a page that most readers follow. */
const likelyLinks = ".pagination-next, .hero-actions a, .hits li:nth-child(-n + 3) h2 a";
/** Blocks of text: if the pointer is over one, its links are close. */
const nearby = "li, p, dd, td, h2, h3, h4";

/** Prefetches the data and the chunk of a link's page. Failures are ignored, since the reader has not followed the link. */
function prefetch(link: HTMLAnchorElement): void {
  const { pathname } = link;
  // The current page is already loaded, and search results depend on the query.
  if (!isPageUrl(link) || pathname === location.pathname || pathname.endsWith("/search")) return;
  const data = dataUrl(new URL(link.href));
  if (isSavingData() || !navigator.onLine || prefetched.has(data) || remaining === 0) return;
  remaining--;
  const { chunks, page } = readBootData();
  const chunk = chunks[pageKindOf(withoutBase(pathname) ?? "")];
  for (const href of [data, chunk]) {
    // The app's preload includes the chunk of the current page kind (client/start/load-app.ts).
    if (prefetched.has(href) || href === chunks[page.page.kind]) continue;
    prefetched.add(href);
    const hint = document.createElement("link");
    if (hint.relList.supports("prefetch")) document.head.append(Object.assign(hint, { rel: "prefetch", href }));
    else fetch(href, { priority: "low" }).catch(() => {});
  }
}

function prefetchAll(links: Iterable<HTMLAnchorElement>): void {
  // Each in its own idle task: each request takes time.
  for (const link of links) whenIdle(() => prefetch(link));
}

/** Prefetches the pages that the reader is likely to open next. */
export function prefetchLikelyPages(): void {
  remaining = maxPages;
  prefetchAll(document.querySelectorAll<HTMLAnchorElement>(likelyLinks));
}

onApproach((event) => {
  const link = linkOf(event);
  // The app preloads the link itself (client/app/use-preload.ts).
  if (link) return document.documentElement.dataset.hydrated === undefined ? prefetch(link) : undefined;
  const block = (event.target as Element | null)?.closest?.(nearby);
  if (block) prefetchAll([...block.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].slice(0, 2));
});
