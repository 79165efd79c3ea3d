import type { Screen } from "../app.tsx";
import { announcerId } from "../wire-names.ts";
import { internalLink } from "./internal-link.ts";
import { loadScreen } from "./load-screen.ts";

interface Target {
  url: URL;
  /** Whether the address is new in the history, or one that Back or Forward led to. */
  push: boolean;
  /** Where to scroll, in pixels, when the reader comes back to a page. */
  scrollY?: number;
}

/**
 * Follows links, form submissions, Back and Forward without a reload. The old screen stays until the next one is whole;
 * `show` must have put it into the document when it returns.
 * @returns the function that follows a URL, for a link that was clicked before the router was there
 */
export function startRouter(show: (screen: Screen) => void): (url: URL) => Promise<void> {
  let current = new URL(location.href);
  let pending: AbortController | undefined;

  async function follow({ url, push, scrollY }: Target): Promise<void> {
    pending?.abort();
    const navigation = new AbortController();
    pending = navigation;
    try {
      const screen = await loadScreen(url, navigation.signal);
      if (navigation.signal.aborted) return;
      if (push) {
        history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
        history.pushState(null, "", url);
      }
      current = url;
      show(screen);
      arrive(url, scrollY);
    } catch (error) {
      if (navigation.signal.aborted) return;
      // The browser's own navigation tells the reader what is wrong, or gets the page of a newer release.
      console.warn(error);
      location.assign(url);
    }
  }

  history.scrollRestoration = "manual";
  // The next page of a history entry that the browser restores itself (a reload) starts where it was left.
  if (typeof history.state?.scrollY === "number") window.scrollTo(0, history.state.scrollY);

  document.addEventListener("click", (event) => {
    const url = internalLink(event);
    if (!url) return;
    event.preventDefault();
    void follow({ url, push: true });
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "get") return;
    event.preventDefault();
    const url = new URL(form.action);
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
    void follow({ url, push: true });
  });
  window.addEventListener("popstate", (event) => {
    const url = new URL(location.href);
    const samePage = url.pathname === current.pathname && url.search === current.search;
    if (samePage) return scrollTo(url, event.state?.scrollY);
    void follow({ url, push: false, scrollY: event.state?.scrollY ?? 0 });
  });
  window.addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
  });

  return (url) => follow({ url, push: true });
}

/** Leaves the reader, the keyboard and the screen reader at the start of the new page. */
function arrive(url: URL, scrollY: number | undefined): void {
  scrollTo(url, scrollY);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
}

function scrollTo(url: URL, scrollY: number | undefined): void {
  const target = scrollY === undefined ? hashTarget(url.hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, scrollY ?? 0);
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a "%" that encodes nothing
  }
}
