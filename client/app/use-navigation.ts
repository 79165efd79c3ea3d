import { withoutBase } from "browser/base-path.ts";
import { announcerId, pageShown } from "browser/names.ts";
import {
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
} from "react";
import type { AppOptions } from "../boot.ts";
import type { PageLoadError } from "../fetch-page.ts";
import { hashTarget, internalForm, internalLink, isSamePage } from "../links.ts";
import { closeOverlays } from "../overlays.ts";
import type { LoadedPage, LoadPage } from "./load-page.ts";
import {
  addsHistoryEntry,
  type Destination,
  failureOf,
  type Screen,
  screenOf,
  staysOnPage,
  urlOf,
} from "./navigation-rules.ts";
import { usePreload } from "./use-preload.ts";

/** Options in the browser; the edge passes none. */
export interface Host extends AppOptions {
  loadPage: LoadPage;
  /** Called once, after hydration, with the function that follows a URL. */
  onReady(follow: (url: URL) => void): void;
}

interface Target {
  /** Never rejects: a failure is a screen too. */
  screen: Screen | Promise<Screen>;
  destination: Destination | null;
}

/** Navigation as React transitions: the old screen stays until the next has loaded, and later navigations win. */
export function useNavigation(opened: LoadedPage, host: Host | null) {
  const [target, setTarget] = useState<Target>(() => ({ screen: screenOf(opened), destination: null }));
  const [pending, setPending] = useOptimistic<string | null>(null);
  const screen = target.screen instanceof Promise ? use(target.screen) : target.screen;

  /** The screen in the DOM; `target` may still be rendering. Never read at the edge. */
  const shown = useRef({ target, screen, url: host?.opened as URL });
  const latest = useRef<Destination>(null);
  const [isHydrated, setHydrated] = useState(false);
  usePreload(host?.loadPage ?? null, (url) => isSamePage(url, shown.current.url));

  async function load(destination: Destination): Promise<Screen> {
    const { url } = destination;
    try {
      return screenOf(await (host as Host).loadPage(url));
    } catch (cause) {
      const error = cause as PageLoadError;
      if (error.isStale && latest.current === destination) {
        loadInFull(url);
        return new Promise(() => {}); // keep the old screen until the browser has left
      }
      return failureOf(shown.current.screen, withoutBase(url.pathname) ?? "", error);
    }
  }

  function follow(destination: Destination): void {
    const { url } = destination;
    latest.current = destination;
    startTransition(() => {
      setPending(url.href);
      setTarget({ screen: load(destination), destination });
    });
  }

  function cancel(): void {
    latest.current = null;
    startTransition(() => setTarget(shown.current.target));
  }

  function retry(): void {
    follow({ url: new URL(location.href), ...target.destination, push: false });
  }

  useEffect(() => {
    if (pending && host) return host.startProgress(pending);
  }, [pending, host]);

  /** Saves the reader's place before the DOM changes, since the browser would scroll on a shorter page. */
  const beforeUpdate = () => {
    const { destination } = target;
    const isNext = shown.current.target !== target && destination;
    if (isNext && addsHistoryEntry(destination, destination.url, location)) host?.arrival.save();
  };

  const arriveAt = useEffectEvent((destination: Destination, { arrival }: Host) => {
    const url = urlOf(screen, destination.url);
    if (addsHistoryEntry(destination, url, location)) history.pushState(arrival.newEntry(), "", url);
    else if (url.href !== location.href) history.replaceState(history.state, "", url);
    shown.current = { target, screen, url };
    arrival.enter();
    const isAtHash = destination.push || !arrival.hasPlace();
    arrival.show(url, !destination.push);
    focusArrival(url, isAtHash);
    document.dispatchEvent(new Event(pageShown));
  });
  useLayoutEffect(() => {
    if (shown.current.target !== target && target.destination && host) arriveAt(target.destination, host);
  }, [target, host]);

  /** Shows the page of the current history entry, after Back or Forward. */
  const restoreEntry = ({ arrival }: Host) => {
    closeOverlays();
    const url = new URL(location.href);
    // Only a jump to a heading of this page creates an entry without a state; the start script handles it.
    const isNewHash = history.state === null;
    if (!isNewHash) arrival.save();
    if (!staysOnPage(shown.current, url)) return follow({ url, push: false });
    cancel();
    shown.current = { ...shown.current, url };
    arrival.enter();
    if (!isNewHash) arrival.show(url, true);
  };

  const onLink = useEffectEvent((event: Event, url: URL | null) => {
    if (!url) return;
    event.preventDefault();
    follow({ url, push: true });
  });
  const onHistory = useEffectEvent(() => host && restoreEntry(host));
  const onHash = useEffectEvent(() => {
    // The search page may have changed the URL since it was shown.
    if (!screen.error) shown.current = { ...shown.current, url: new URL(location.href) };
  });
  const onLeave = useEffectEvent(cancel);
  const onReady = useEffectEvent((host: Host) => {
    // Back or Forward before hydration only changed the URL: load that page now.
    if (history.state !== null && !host.arrival.isShown()) restoreEntry(host);
    host.onReady((url) => follow({ url, push: true }));
  });
  useLayoutEffect(() => {
    if (!host || !isHydrated) return; // until then, the browser follows links
    // Never removed, as the app lives as long as the document.
    document.addEventListener("click", (event) => onLink(event, internalLink(event)));
    document.addEventListener("submit", (event) => onLink(event, internalForm(event)));
    window.addEventListener("popstate", () => onHistory());
    window.addEventListener("hashchange", () => onHash());
    window.addEventListener("pagehide", () => onLeave());
    window.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) onLeave();
    });
    onReady(host); // not after the next paint: a click may be waiting
  }, [host, isHydrated]);

  return { screen, beforeUpdate, retry, onHydrated: () => setHydrated(true) };
}

/** Full page load, which also picks up a new release. For the current URL `assign` would only jump to the hash. */
function loadInFull(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** Moves the keyboard focus to the reader's place on the page, and announces the page to screen readers. */
function focusArrival(url: URL, isAtHash: boolean): void {
  // After a jump to a heading, Tab continues from that heading.
  const target = isAtHash ? hashTarget(url) : null;
  const heading = target?.closest<HTMLElement>("h2, h3, h4") ?? document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
}
