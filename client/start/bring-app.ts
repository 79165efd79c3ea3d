import { type AppEntry, type AppOptions, readBootData } from "../boot.ts";
import { isSavingData } from "../connection.ts";
import { importAnew } from "../import-anew.ts";
import { onIntent } from "../intent.ts";
import { internalLink, isSamePage } from "../links.ts";
import { startProgress } from "./progress.ts";
import { root } from "./root.ts";
import { watchSearchPage } from "./search-page.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => void;

const opened: AppOptions["opened"] = { url: new URL(location.href), entry: history.state?.id };
let app: Promise<Follow> | undefined;
const isHydrated = () => root.dataset.hydrated !== undefined;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  if (app) return app;
  const [entry = ""] = readBootData().app;
  app = importAnew<AppEntry>(entry).then(({ startApp }) => startApp({ opened, startProgress }));
  app.then(
    () => {
      root.dataset.hydrated = "";
      window.onbeforeunload = null; // Firefox keeps no page in its back-forward cache that has a handler
    },
    (error) => {
      app = undefined;
      root.dataset.appless = "";
      dispatchEvent(new Event("app-failed")); // client/start/base-url-script.ts
      console.warn("Could not load the app:", error);
    },
  );
  return app;
}

/** How long the reader waits for the app before the browser goes where they wanted, in milliseconds. */
const timeout = 4000;

/** Runs one of two: `use` as soon as the app is there, or `leave` if it does not come, or not in time. */
function withApp(use: (follow: Follow) => void, leave: () => void): void {
  const timer = setTimeout(leave, timeout);
  bringApp()
    .then((follow) => {
      clearTimeout(timer);
      use(follow);
    })
    .catch(leave);
}

/** Where the reader wants to go while the app is on its way: what they wanted last wins. */
let wanted: URL | null;

/** Waits for the app with the progress bar. `use` is called when it is there, `leave` when it does not come. */
function want(url: URL, use: (follow: Follow, end: () => void) => void, leave: () => void): void {
  wanted = url;
  const end = startProgress(url.href);
  // The browser leaves after all, for an example or a file: the app must not navigate meanwhile.
  window.onbeforeunload = () => {
    wanted = null;
    end();
  };
  withApp(
    (follow) => (wanted === url ? use(follow, end) : end()),
    () => {
      end();
      if (wanted === url) leave();
    },
  );
}

/** A link that is clicked while the app is on its way is followed by the app, which takes the progress bar over. */
function onClick(event: MouseEvent): void {
  const url = isHydrated() ? null : internalLink(event);
  if (!url) return;
  event.preventDefault();
  want(
    url,
    (follow) => follow(url),
    () => location.assign(url),
  );
}

/**
 * Back may lead to an entry that the app pushed before a reload: the browser only changes the address then, so the app has to
 * load that page, which it does as it starts. Between entries without a state the browser itself goes.
 */
function onPopState(): void {
  if (isHydrated() || !history.state || history.state.id === opened.entry) return;
  const url = new URL(location.href);
  want(
    url,
    (_, end) => end(),
    () => isSamePage(opened.url, url) || location.reload(),
  );
}

function fetchAhead(): void {
  if (isSavingData()) return;
  const { app, chunks, page } = readBootData();
  // Each in a task of its own, so that none of them is long.
  for (const href of [...app, chunks[page.page.kind]]) {
    const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
    whenIdle(() => document.head.append(Object.assign(document.createElement("link"), attributes)));
  }
}

/** Brings the app when it is wanted: fetched when the browser is idle, run at the first sign of intent. */
export function bringAppWhenWanted(): void {
  const bring = () => void bringApp().catch(() => {}); // which has been logged
  onIntent(() => isHydrated() || bring());
  addEventListener("click", onClick);
  addEventListener("popstate", onPopState);
  watchSearchPage(bring, withApp);
  whenIdle(fetchAhead);
}
