import type { startApp } from "../app-entry.tsx";
import { internalLink, isSamePage } from "../router/internal-link.ts";
import type { Services } from "../services.ts";
import { laterAddress } from "./bring-later.ts";
import { isSavingData } from "./connection.ts";
import { importAnew } from "./import-anew.ts";
import { onIntent } from "./intent.ts";
import { prefetch } from "./prefetch.ts";
import { root } from "./root.ts";
import { watchSearchPage } from "./search-page.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => Promise<void>;

/** The app's files, its entry first, then those of this page. */
const files = (root.dataset.app ?? "").split(" ");
let app: Promise<Follow> | undefined;
let services: Services;
/** What waits for the app: the link that was clicked last, or the page that Back or Forward led to. */
let wanted: URL | null;

/** Milliseconds that the reader waits for the app, which may never come; then the browser takes them there. */
const timeout = 4000;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  if (app) return app;
  services.loadData(services.opened.url); // what the app begins with: while it comes, not when it has
  const entry = importAnew<{ startApp: typeof startApp }>(files[0] ?? "");
  app = entry.then((module) => module.startApp(services));
  app.catch((error) => {
    app = undefined;
    root.dataset.appless = "";
    console.warn("Could not load the app:", error);
  });
  return app;
}

/** Searching needs no app, and is not to wait for one, until the reader turns to a result. */
function isSearching({ type, target, defaultPrevented }: Event): boolean {
  const element = target as Element | null;
  const isInDialog = element?.closest?.("dialog") && !(element.closest("a") && /^(pointer|touch)/.test(type));
  return defaultPrevented || Boolean(isInDialog || element?.closest?.("[data-search]"));
}

function bringAppFor(event: Event): void {
  if (root.dataset.hydrated === undefined && !app && !isSearching(event)) bringApp().catch(() => {});
}

/**
 * A link that is clicked while the app is on its way is followed by the app. So is Back, which after a reload leads to what
 * the app had shown: there the browser changes the address, and no more. If the app does not come, the browser goes.
 */
function onWish(event: MouseEvent | PopStateEvent): void {
  if (root.dataset.hydrated !== undefined) return;
  // Only entries that the app has made, or has seen, have a state: the browser itself goes between the others.
  const isBack = event.type === "popstate" && history.state && history.state.id !== services.opened.entry;
  const url = isBack ? new URL(location.href) : internalLink(event as MouseEvent);
  if (!url) return;
  event.preventDefault();
  wanted = url;
  const end = services.startProgress(url);
  // The browser leaves, for an example or a file too: the app must not come before that does.
  window.onbeforeunload = () => {
    wanted = null;
    end();
  };
  const leave = () => {
    end();
    if (wanted !== url) return; // what is wanted later wins
    if (!isBack) location.assign(url);
    else if (!isSamePage(services.opened.url, url)) location.reload();
  };
  const timer = setTimeout(leave, timeout);
  bringApp() // most often begun by the pointer or the focus, but not by speech input
    .then(async (follow) => {
      clearTimeout(timer);
      if (isBack) end();
      else if (wanted === url) await follow(url);
    })
    .catch(leave);
}

function fetchAhead(): void {
  if (isSavingData()) return;
  // Each in a task of its own, so that nobody waits for all of them.
  for (const href of [laterAddress, ...files]) {
    const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
    whenIdle(() => document.head.append(Object.assign(document.createElement("link"), attributes)));
  }
  // The app begins with this page's own data, and may have to do so offline. Search depends on what will be typed, and what
  // is not found, the browser would call a mistake.
  if (!document.querySelector(".kind-search, .kind-not-found")) prefetch(services.opened.url);
}

/** Brings React when it is wanted: fetched when the browser has nothing better to do, run at the first sign of intent. */
export function bringAppWhenWanted(lent: Services): void {
  services = lent;
  onIntent(bringAppFor);
  addEventListener("click", onWish);
  addEventListener("popstate", onWish);
  watchSearchPage({ bringApp, timeout });
  whenIdle(fetchAhead);
}
