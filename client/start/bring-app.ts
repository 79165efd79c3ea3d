import type { startApp } from "../app-entry.tsx";
import { internalLink } from "../router/internal-link.ts";
import type { Services } from "../services.ts";
import { laterAddress } from "./bring-later.ts";
import { isSavingData } from "./connection.ts";
import { importAnew } from "./import-anew.ts";
import { onIntent } from "./intent.ts";
import { prefetch } from "./prefetch.ts";
import { watchSearchPage } from "./search-page.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => Promise<void>;

const root = document.documentElement;
/** The app's files, its entry first, then those of this page. */
const files = (root.dataset.app ?? "").split(" ").filter(Boolean);
let app: Promise<Follow> | undefined;
let services: Services;
/** The link that waits for the app: the one clicked last. */
let clicked: URL | undefined;

/** Milliseconds that a click waits for the app, which may never come; then it is the browser's. */
const patience = 4000;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  if (app) return app;
  const entry = importAnew<{ startApp: typeof startApp }>(files[0] ?? "");
  app = entry.then((module) => module.startApp(services));
  app.catch((error) => {
    app = undefined;
    console.warn("The page goes on without its app:", error);
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

/** A link that is clicked while the app is on its way is followed by the app, or by the browser if the app does not come. */
function onClick(event: MouseEvent): void {
  if (root.dataset.hydrated !== undefined) return;
  const url = internalLink(event);
  if (!url) return;
  event.preventDefault();
  const coming = bringApp(); // most often begun by the pointer or the focus, but not by speech input
  clicked = url;
  const end = services.startProgress();
  const leave = () => {
    end();
    if (clicked !== url) return; // a later click wins
    clicked = undefined;
    location.assign(url);
  };
  const timer = setTimeout(leave, patience);
  coming
    .then(async (follow) => {
      clearTimeout(timer);
      if (clicked === url) await follow(url);
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
  // The app begins with this page's own data, and may have to do so offline. Search depends on what will be typed.
  if (!location.pathname.endsWith("/search")) prefetch(new URL(location.href));
}

/** Brings React when it is wanted: fetched when the browser has nothing better to do, run at the first sign of intent. */
export function bringAppWhenWanted(lent: Services): void {
  services = lent;
  onIntent(bringAppFor);
  addEventListener("click", onClick);
  watchSearchPage({ bringApp, patience });
  whenIdle(fetchAhead);
}
