import { isPageUrl, linkOf } from "../router/internal-link.ts";
import type { Services } from "../services.ts";
import { isSavingData } from "./connection.ts";
import { importPage } from "./import-page.ts";
import { onApproach } from "./intent.ts";
import { dataUrl, loadData } from "./load-data.ts";
import { memoised } from "./memoised.ts";
import { whenIdle } from "./when-idle.ts";

/** Addresses of data that were asked for ahead, each once. */
const prefetched = new Set<string>();

/** Fetches into the browser's cache what an address leads to. A failure says nothing: nobody has asked for it yet. */
export function prefetch(url: URL): void {
  const href = dataUrl(url);
  if (prefetched.has(href)) return;
  prefetched.add(href);
  const link = document.createElement("link");
  if (link.relList.supports("prefetch")) document.head.append(Object.assign(link, { rel: "prefetch", href }));
  else fetch(href, { priority: "low" }).catch(() => {});
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

/** What is being loaded ahead, or has been, by the address of a page's data. */
const preloaded = new Map<string, Promise<unknown>>();
/** The link that the reader came to last. */
let wanted: URL | undefined;

type Tell = Parameters<Services["onPreloaded"]>[0];
/** The page of that link, if it was loaded before the app came. */
let early: URL | undefined;
let tell: Tell = (url) => {
  early = url;
};

/** See Services.onPreloaded. */
export function onPreloaded(listener: Tell): void {
  tell = listener;
  if (early && early === wanted) tell(early);
}

/** Loads what the link under the pointer, the focus or the finger leads to: a click will most likely follow. */
function preload(event: Event): void {
  const link = linkOf(event);
  const url = link && new URL(link.href);
  if (!url || !isPageUrl(url) || url.pathname === location.pathname || isSavingData()) return;
  if (link.dataset.search !== undefined) return; // it opens a dialog
  wanted = url;
  const loading = memoised(preloaded, dataUrl(url), () => {
    const page = loadData(url).then(({ chunk }) => importPage(chunk));
    page.catch((error) => console.warn(`Could not load ${url.pathname} ahead:`, error));
    return page;
  });
  loading.then(
    () => url === wanted && tell(url),
    () => {}, // which has been said
  );
}

onApproach(preload);
