import { isSavingData } from "browser/connection.ts";
import { whenIdle } from "browser/when-idle.ts";
import { type AppEntry, readBootData } from "../boot.ts";
import { importWithRetry } from "../import-with-retry.ts";
import { onIntent } from "../intent.ts";
import { internalLink, isSamePage } from "../links.ts";
import { arrival } from "./arrival.ts";
import { startProgress } from "./progress.ts";

type Follow = (url: URL) => void;

const opened = new URL(location.href);
const { dataset } = document.documentElement;
let app: Promise<Follow> | undefined;
const isHydrated = () => dataset.hydrated !== undefined;
const isAppless = () => dataset.appless !== undefined;

/** Milliseconds for hydration after the app's code has arrived; after that, the browser follows links. */
const hydrationTime = 5000;

/** Milliseconds after which a press is not a click, such as at the start of a drag. */
const maxPress = 1000;

/** Pending while the reader presses an element: if React replaced the element before the release, there would be no click. */
let pressEnd = Promise.resolve();
addEventListener(
  "pointerdown",
  () => {
    pressEnd = new Promise((resolve) => {
      const end = () => resolve();
      for (const type of ["click", "pointercancel"]) addEventListener(type, end, { once: true });
      setTimeout(end, maxPress);
    });
  },
  true,
);

/** Loads and starts the app, once. On failure the page stays plain HTML whose links the browser follows. */
function loadApp(): Promise<Follow> {
  if (app) return app;
  const [entry = ""] = readBootData().app;
  app = importWithRetry<AppEntry>(entry).then(async ({ startApp }) => {
    await pressEnd;
    const timer = setTimeout(() => {
      dataset.appless = "";
    }, hydrationTime);
    try {
      return await startApp({ opened, arrival, startProgress });
    } finally {
      clearTimeout(timer);
    }
  });
  app.then(
    () => {
      dataset.hydrated = "";
      delete dataset.appless;
      window.onbeforeunload = null; // Firefox's back-forward cache excludes pages with this handler
    },
    (error) => {
      app = undefined;
      dataset.appless = "";
      dispatchEvent(new Event("app-failed"));
      console.warn("Could not load the app:", error);
    },
  );
  return app;
}

/** Milliseconds to wait for the app before the browser follows the link. */
const timeout = 4000;

let requested: URL | null;

function requestPage(url: URL, use: (follow: Follow, end: () => void) => void, leave: () => void): void {
  requested = url;
  const end = startProgress(url.href);
  // If the browser leaves for another URL, such as an example, the app must not navigate meanwhile.
  window.onbeforeunload = () => {
    requested = null;
    end();
  };
  const giveUp = () => {
    end();
    if (requested !== url) return;
    requested = null;
    leave();
  };
  const timer = setTimeout(giveUp, timeout);
  loadApp()
    .then((follow) => {
      clearTimeout(timer);
      if (requested === url) use(follow, end);
      else end();
    })
    .catch(giveUp);
}

function onClick(event: MouseEvent): void {
  const isOurs = !isHydrated() && !isAppless();
  const url = isOurs ? internalLink(event) : null;
  if (!url) return;
  event.preventDefault();
  requestPage(
    url,
    (follow) => follow(url),
    () => location.assign(url),
  );
}

/** Going back to an entry pushed before a reload only changes the URL, so the app must load that page. */
function onPopState(): void {
  if (isHydrated() || !history.state || arrival.isShown()) return;
  const url = new URL(location.href);
  if (isSamePage(opened, url)) {
    requested = null;
    arrival.save();
    arrival.enter();
    arrival.show(url, true);
  } else if (isAppless()) location.reload();
  else {
    requestPage(
      url,
      (_, end) => end(),
      () => location.reload(),
    );
  }
}

function prefetchApp(): void {
  if (isSavingData()) return;
  const { app, chunks, page } = readBootData();
  const example = document.querySelector("iframe")?.contentDocument;
  // Each in its own task, to avoid a long one.
  for (const href of [...app, chunks[page.page.kind]]) {
    whenIdle(() => {
      // Requesting a module that the example on the page is still fetching would compile it again, on the main thread.
      if (example?.querySelector(`[href="${href}"]`)) return;
      const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
      document.head.append(Object.assign(document.createElement("link"), attributes));
    });
  }
}

/** Prefetches the app when the browser is idle, and runs it at the first sign of intent. */
export function loadAppWhenNeeded(): void {
  const load = () => void loadApp().catch(() => {});
  onIntent(() => isHydrated() || load());
  addEventListener("click", onClick);
  addEventListener("popstate", onPopState);
  // Tools, search as you type and loading more hits need the app.
  if (document.querySelector(".tool, #search-query")) load();
  whenIdle(prefetchApp);
}
