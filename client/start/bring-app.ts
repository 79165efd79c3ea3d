import { type AppEntry, type AppOptions, readBootData } from "../boot.ts";
import { isSavingData } from "../connection.ts";
import { importAnew } from "../import-anew.ts";
import { onIntent } from "../intent.ts";
import { internalLink, isSamePage } from "../links.ts";
import { approached } from "./prefetch.ts";
import { startProgress } from "./progress.ts";
import { root } from "./root.ts";
import { watchSearchPage } from "./search-page.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => void;

const opened: AppOptions["opened"] = { url: new URL(location.href), entry: history.state?.id };
let app: Promise<Follow> | undefined;
/** What waits for the app: the link that was clicked last, or the page that Back or Forward led to. */
let wanted: URL | null;

/** Milliseconds that the reader waits for the app, which may never come; then the browser takes them there. */
const timeout = 4000;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  if (app) return app;
  const [entry = ""] = readBootData().app;
  app = importAnew<AppEntry>(entry).then((module) => module.startApp({ opened, startProgress, approached }));
  app.catch((error) => {
    app = undefined;
    root.dataset.appless = "";
    dispatchEvent(new Event("app-failed")); // client/start/base-url-script.ts
    console.warn("Could not load the app:", error);
  });
  return app;
}

function bringAppFor(): void {
  if (root.dataset.hydrated === undefined && !app) bringApp().catch(() => {});
}

/**
 * A link that is clicked while the app is on its way is followed by the app. So is Back, which after a reload leads to what
 * the app had shown: there the browser changes the address, and no more. If the app does not come, the browser goes.
 */
function onWish(event: MouseEvent | PopStateEvent): void {
  if (root.dataset.hydrated !== undefined) return;
  // Only entries that the app has made, or has seen, have a state: the browser itself goes between the others.
  const isBack = event.type === "popstate" && history.state && history.state.id !== opened.entry;
  const url = isBack ? new URL(location.href) : internalLink(event as MouseEvent);
  if (!url) return;
  event.preventDefault();
  wanted = url;
  const end = startProgress(url);
  // The browser leaves, for an example or a file too: the app must not come before that does.
  window.onbeforeunload = () => {
    wanted = null;
    end();
  };
  const leave = () => {
    end();
    if (wanted !== url) return; // what is wanted later wins
    if (!isBack) location.assign(url);
    else if (!isSamePage(opened.url, url)) location.reload();
  };
  const timer = setTimeout(leave, timeout);
  bringApp() // most often begun by the pointer or the focus, but not by speech input
    .then((follow) => {
      clearTimeout(timer);
      if (isBack) end();
      else if (wanted === url) follow(url); // which takes the progress over
    })
    .catch(leave);
}

function fetchAhead(): void {
  if (isSavingData()) return;
  const { app, chunks, page } = readBootData();
  // Each in a task of its own, so that nobody waits for all of them.
  for (const href of [...app, chunks[page.page.kind]]) {
    const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
    whenIdle(() => document.head.append(Object.assign(document.createElement("link"), attributes)));
  }
}

/** Brings React when it is wanted: fetched when the browser has nothing better to do, run at the first sign of intent. */
export function bringAppWhenWanted(): void {
  onIntent(bringAppFor);
  addEventListener("click", onWish);
  addEventListener("popstate", onWish);
  watchSearchPage({ bringApp, timeout });
  whenIdle(fetchAhead);
}
