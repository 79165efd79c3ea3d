import { flushSync } from "react-dom";
import type { Screen } from "../app.tsx";
import { withBase } from "../base-path.ts";
import { type Services, StaleReleaseError } from "../services.ts";
import { arrive, scrollTo } from "./arrive.ts";
import { internalLink, isPageUrl, linkOf } from "./internal-link.ts";
import { loadScreen } from "./load-screen.ts";
import { reloadInto } from "./reload.ts";

interface Target {
  url: URL;
  /** Whether the address is new in the history, or one that Back, Forward or Retry leads to. */
  push: boolean;
  /** Where to scroll, in pixels, when the reader comes back to a page. */
  scrollY?: number | undefined;
}

/**
 * Follows links, form submissions, Back and Forward without a reload. The old screen stays until the next one is whole.
 * @param setScreen tells React what to show
 * @returns the function that follows a URL, for a link that was clicked before the router was there
 */
export function startRouter(
  services: Services,
  initial: Screen,
  setScreen: (screen: Screen) => void,
): (url: URL) => Promise<void> {
  let current = new URL(location.href);
  let shown = initial;
  let latest = 0;
  let endProgress = () => {};

  /** Ends what is pending, and counts up: a navigation whose number is not the latest any more has been overtaken. */
  function overtake(): number {
    endProgress();
    return ++latest;
  }

  async function follow(target: Target): Promise<void> {
    const navigation = overtake();
    endProgress = services.startProgress();
    try {
      const next = await loadScreen(services, target.url);
      if (navigation === latest) await show(target, next);
    } catch (error) {
      if (navigation === latest) await fail(target, error as Error);
    }
    if (navigation === latest) endProgress();
  }

  async function fail(target: Target, error: Error): Promise<void> {
    const { url } = target;
    if (error instanceof StaleReleaseError && reloadInto(url)) return;
    const retry = () => {
      setScreen({ ...shown, state: "loading" });
      void follow({ url, push: false, scrollY: 0 });
    };
    await show(target, { ...shown, state: { message: error.message, retry } });
  }

  async function show({ url, push, scrollY }: Target, screen: Screen): Promise<void> {
    const { head, page } = screen.data;
    // An address that is redirected: the reader sees the one that it leads to.
    if (!screen.state && page.kind !== "not-found") url.pathname = withBase(head.path);
    await swap(() => {
      if (push) {
        savePosition();
        history.pushState(null, "", url);
      }
      current = url;
      shown = screen;
      flushSync(() => setScreen(screen));
      arrive(url, scrollY);
    });
    services.onPageShown();
  }

  document.addEventListener("click", (event) => {
    const url = internalLink(event);
    if (url) {
      event.preventDefault();
      void follow({ url, push: true });
    } else if (linkOf(event)?.hash) {
      savePosition(); // the browser goes to a heading of this page, and Back should lead here again
    }
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const url = new URL(form.action);
    if (event.defaultPrevented || form.method !== "get" || !isPageUrl(url)) return;
    event.preventDefault();
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
    void follow({ url, push: true });
  });
  window.addEventListener("popstate", ({ state }) => {
    const url = new URL(location.href);
    const isShown = url.pathname === current.pathname && url.search === current.search && !shown.state;
    if (!isShown) return void follow({ url, push: false, scrollY: state?.scrollY ?? 0 });
    overtake();
    current = url;
    scrollTo(url, state?.scrollY);
  });

  // Within the app the position is ours to restore, as only we know when the page is there; on a reload, the browser's.
  const restoreBy = (who: ScrollRestoration) => () => {
    history.scrollRestoration = who;
  };
  restoreBy("manual")();
  window.addEventListener("pagehide", restoreBy("auto"));
  window.addEventListener("pageshow", restoreBy("manual"));

  return (url) => follow({ url, push: true });
}

/** Keeps where the reader is on the page that they are about to leave, for when they come back. */
function savePosition(): void {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
}

/** Changes the document, with a transition where the browser has them and the reader welcomes motion. */
async function swap(change: () => void): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return change();
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => {}); // skipped: the next navigation came, or the window is hidden
  await transition.updateCallbackDone;
}
