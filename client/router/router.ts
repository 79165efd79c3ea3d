import { withBase, withoutBase } from "../../shared/base-path.ts";
import type { Screen } from "../app.tsx";
import type { Services } from "../services.ts";
import type { Stage } from "../stage.tsx";
import { arrive, scrollTo } from "./arrive.ts";
import { closeOverlays } from "./close-overlays.ts";
import { internalLink, isPageUrl, isSamePage, linkOf } from "./internal-link.ts";
import { loadScreen } from "./load-screen.ts";
import { currentEntry, newEntry, positionOf, savePosition } from "./positions.ts";
import { reloadInto } from "./reload.ts";

interface Target {
  url: URL;
  /** Whether the address is new in the history, or one that Back, Forward or Retry leads to. */
  push: boolean;
  /** Where to scroll, in pixels, when the reader comes back to a page. */
  scrollY?: number | undefined;
}

/**
 * Milliseconds. A page that is there sooner, as one that was preloaded is, is shown at once: a view transition takes two
 * frames before it begins. Where the reader has waited, it shows them that the wait is over.
 */
const noticeable = 100;

/** Milliseconds after which a pointer, a finger or the focus rests on a link, and does not merely pass over it. */
const restTime = 65;

/**
 * Follows links, form submissions, Back and Forward without a reload. The old screen stays until the next one is whole.
 * @returns the function that follows a URL, for a link that was clicked before the router was there
 */
export function startRouter(services: Services, initial: Screen, stage: Stage): (url: URL) => Promise<void> {
  let current = services.opened.url;
  let shown = initial;
  const { entry } = services.opened;
  /** Whether Back or Forward has been pressed since the page was opened, and the browser has only changed the address. */
  const isElsewhere = entry !== undefined && history.state !== null && history.state.id !== entry;
  /** The history's entry whose page is shown: after Back, not the current one until the other page has come. */
  let shownEntry = isElsewhere ? entry : currentEntry();
  let latest = 0;
  let endProgress = () => {};

  /** Ends what is pending, and counts up: a navigation whose number is not the latest any more has been overtaken. */
  function overtake(): number {
    endProgress();
    return ++latest;
  }

  async function follow(target: Target): Promise<void> {
    const navigation = overtake();
    const start = performance.now();
    endProgress = services.startProgress(target.url);
    try {
      const next = await loadScreen(services, target.url);
      if (navigation === latest) await show(target, next, performance.now() - start);
    } catch (error) {
      if (navigation === latest) await fail(target, error as Error);
    }
    if (navigation === latest) endProgress();
  }

  async function prepare(url: URL): Promise<void> {
    const before = latest;
    const next = await loadScreen(services, url);
    if (before === latest && !isSamePage(url, current)) stage.prepare(next);
  }

  async function fail(target: Target, error: Error): Promise<void> {
    const { url } = target;
    // By its name: the start script, which throws it, is a bundle of its own and has a class of its own.
    if (error.name === "StaleReleaseError" && reloadInto(url)) return;
    const retry = () => {
      stage.show({ ...shown, state: "loading" }, true);
      void follow({ ...target, push: false });
    };
    const path = withoutBase(url.pathname) as string; // only pages are followed
    await show(target, { ...shown, state: { message: error.message, retry }, path });
  }

  async function show({ url, push, scrollY }: Target, screen: Screen, waited = 0): Promise<void> {
    const { head, page, hash = "" } = screen.data;
    // An address that is redirected: the reader sees the one that it leads to.
    if (!screen.state && page.kind !== "not-found") {
      url.pathname = withBase(head.path);
      url.hash ||= hash;
    }
    const navigation = latest;
    stage.prepare(screen);
    let whole: Promise<void> | undefined;
    const change = () => {
      if (navigation !== latest) return; // overtaken while the browser prepared the transition
      // As in any browser, a link to where the reader is already makes no new entry.
      if (push && url.href !== location.href) {
        savePosition(shownEntry);
        history.pushState(newEntry(), "", url);
      }
      shownEntry = currentEntry();
      current = url;
      shown = screen;
      whole = stage.show(screen, !scrollY && !url.hash);
      arrive(url, scrollY);
    };
    await (waited > noticeable && welcomesMotion() ? swapInTransition(change) : change());
    await whole;
    services.onPageShown();
  }

  document.addEventListener("click", (event) => {
    const url = internalLink(event);
    if (url) {
      event.preventDefault();
      void follow({ url, push: true });
    } else if (linkOf(event)?.hash) {
      savePosition(shownEntry); // the browser goes to a heading of this page, and Back should lead here again
    }
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const url = new URL(form.action);
    if (event.defaultPrevented || form.method !== "get" || !isPageUrl(url)) return;
    event.preventDefault();
    const fields = [...new FormData(form)] as [name: string, value: string][];
    url.search = new URLSearchParams(fields.filter(([, value]) => value.trim())).toString();
    void follow({ url, push: true });
  });
  // The browser itself goes to a heading of the page that is shown.
  window.addEventListener("hashchange", () => {
    if (!shown.state) shownEntry = currentEntry();
  });
  const comeBack = () => {
    closeOverlays();
    const url = new URL(location.href);
    // A new entry is for a heading of this page, and Firefox and Safari are there by now: the click has kept the position.
    if (history.state !== null) savePosition(shownEntry);
    const scrollY = positionOf(currentEntry());
    if (shown.state || !isSamePage(url, current)) {
      return void follow({ url, push: false, scrollY: scrollY ?? 0 });
    }
    overtake();
    current = url;
    shownEntry = currentEntry();
    scrollTo(url, scrollY);
  };
  window.addEventListener("popstate", comeBack);

  // A link that the reader rests on is most likely followed next. If it cannot be shown, they are told when they follow it.
  let resting: ReturnType<typeof setTimeout>;
  let rest = 0; // they have rested on the first one while the app came
  services.onPreloaded((url) => {
    clearTimeout(resting);
    resting = setTimeout(() => prepare(url).catch(() => {}), rest);
    rest = restTime;
  });

  // Within the app the position is ours to restore, as only we know when the page is there; on a reload, the browser's.
  let left = 0;
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    overtake(); // what is pending is not to come when the reader is back
    left = window.scrollY;
    history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    if (persisted) window.scrollTo(0, left); // Safari brings it out of its cache at its top
  });

  // The reader leaves for an example, or another site: what is pending must not come before that does.
  window.navigation?.addEventListener("navigate", ({ destination, downloadRequest, hashChange }) => {
    if (hashChange) savePosition(shownEntry); // by no click: in the address bar
    if (!destination.sameDocument && downloadRequest === null) overtake();
  });

  if (isElsewhere) comeBack();

  return (url) => follow({ url, push: true });
}

/** Whether the browser has view transitions, and the reader has nothing against them. */
function welcomesMotion(): boolean {
  return "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Changes the document in a view transition. Done when it is changed; the transition goes on for a moment. */
async function swapInTransition(change: () => void): Promise<void> {
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => {}); // skipped: the next navigation came, or the window is hidden
  await transition.updateCallbackDone;
}
