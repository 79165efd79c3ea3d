import type { startApp } from "../app-entry.tsx";
import { internalLink } from "../router/internal-link.ts";
import type { Services } from "../services.ts";
import { isSavingData } from "./connection.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => Promise<void>;

const root = document.documentElement;
/** The app's files, its entry first, then those of this page. */
const files = (root.dataset.app ?? "").split(" ").filter(Boolean);
let app: Promise<Follow> | undefined;
let services: Services;
/** How often the app's import has failed. */
let failures = 0;
/** The link that waits for the app: the one clicked last. */
let clicked: URL | undefined;

/** Milliseconds that a clicked link waits for the app, which may never come; then the browser follows it. */
const patience = 4000;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  if (app) return app;
  // Some browsers remember that an import failed, under its address: https://github.com/whatwg/html/issues/6768
  const entry = `${files[0]}${failures > 0 ? `?retry=${failures}` : ""}`;
  app = (import(entry) as Promise<{ startApp: typeof startApp }>).then((module) => module.startApp(services));
  app.catch((error) => {
    app = undefined;
    failures++;
    console.warn("The page goes on without its app:", error);
  });
  return app;
}

const interactive = "a, button, input, summary, textarea, select";
/** Keys that scroll the page, which is reading. */
const scrolling = /^(Arrow|Page|Home$|End$| $)/;

/** Searching needs no app, and is not to wait for one, until the reader turns to a result. */
function isSearching({ type, target, defaultPrevented }: Event): boolean {
  const element = target as Element | null;
  const isInDialog = element?.closest?.("dialog") && !(element.closest("a") && /^(pointer|touch)/.test(type));
  return defaultPrevented || Boolean(isInDialog || element?.closest?.("[data-search]"));
}

function onIntent(event: Event): void {
  if (root.dataset.hydrated !== undefined || app || isSearching(event)) return;
  const isShortcut = event.type === "keydown" && !scrolling.test((event as KeyboardEvent).key);
  if (!isShortcut && !(event.target as Element | null)?.closest?.(interactive)) return;
  bringApp().catch(() => {});
}

/** A link that is clicked while the app is on its way is followed by the app, or by the browser if the app does not come. */
function onClick(event: MouseEvent): void {
  if (root.dataset.hydrated !== undefined || !app) return;
  const url = internalLink(event);
  if (!url) return;
  event.preventDefault();
  clicked = url;
  const end = services.startProgress();
  const leave = () => {
    end();
    if (clicked !== url) return; // a later click wins
    clicked = undefined;
    location.assign(url);
  };
  const timer = setTimeout(leave, patience);
  app
    .then(async (follow) => {
      clearTimeout(timer);
      if (clicked === url) await follow(url);
    })
    .catch(leave);
}

function fetchAhead(): void {
  if (isSavingData()) return;
  for (const href of files) {
    const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
    document.head.append(Object.assign(document.createElement("link"), attributes));
  }
}

/** Brings React when it is wanted: fetched when the browser has nothing better to do, run at the first sign of intent. */
export function bringAppWhenWanted(lent: Services): void {
  services = lent;
  for (const type of ["pointerover", "touchstart", "focusin", "keydown"]) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  addEventListener("click", onClick);
  whenIdle(fetchAhead);
}
