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
import { withoutBase } from "../../shared/base-path.ts";
import { type AppOptions, pageShown } from "../boot.ts";
import type { PageLoadError } from "../fetch-page.ts";
import { isSamePage } from "../links.ts";
import { closeOverlays } from "../overlays.ts";
import { arrive, scrollToPlace } from "./arrive.ts";
import { currentEntry, newEntry, positionOf, savePosition } from "./history-entries.ts";
import type { LoadedPage, LoadPage } from "./load-page.ts";
import {
  addressOf,
  type Destination,
  failureOf,
  makesEntry,
  type Screen,
  screenOf,
  staysOnPage,
} from "./navigation-rules.ts";
import { useBrowserEvents } from "./use-browser-events.ts";
import { usePreload } from "./use-preload.ts";

/** What the app is given in the browser, and not at the edge. */
export interface Host extends AppOptions {
  loadPage: LoadPage;
  /** Called once, when the app has taken over, with the function that follows a URL. */
  onReady(follow: (url: URL) => void): void;
}

/** A navigation, or the page that the tab was opened with, which has no destination. */
interface Target {
  /** A promise while the page is being loaded. It never rejects, since a failure is a screen too. */
  screen: Screen | Promise<Screen>;
  destination: Destination | null;
}

/**
 * The app's navigation. A route change is a transition: React keeps the old screen until the promise of the next one is
 * fulfilled, and a later navigation replaces a pending one.
 */
export function useNavigation(opened: LoadedPage, host: Host | null) {
  const [target, setTarget] = useState<Target>(() => ({ screen: screenOf(opened), destination: null }));
  /** The address that the pending navigation leads to. React sets it back to null when the transition ends. */
  const [pending, setPending] = useOptimistic<string | null>(null);
  const screen = target.screen instanceof Promise ? use(target.screen) : target.screen;

  /** What is committed to the document; `target` may still be rendering. The edge never reads it. */
  const shown = useRef({ target, screen, url: host?.opened.url as URL, entry: "" });
  /** The latest navigation; null when it has been given up. */
  const latest = useRef<Destination>(null);
  const { prepared, stop, drop } = usePreload(host?.loadPage ?? null, (url) => isSamePage(url, shown.current.url));

  async function load(destination: Destination): Promise<Screen> {
    const { url } = destination;
    try {
      return screenOf(await (host as Host).loadPage(url));
    } catch (cause) {
      const error = cause as PageLoadError;
      if (error.isStale && latest.current === destination) {
        loadInFull(url);
        return new Promise(() => {}); // the old screen stays until the browser has left
      }
      return failureOf(shown.current.screen, withoutBase(url.pathname) ?? "", error);
    }
  }

  function follow(destination: Destination): void {
    const { url } = destination;
    latest.current = destination;
    stop();
    const next = prepared && isSamePage(prepared.url, url) ? prepared.screen : load(destination);
    startTransition(() => {
      setPending(url.href);
      setTarget({ screen: next, destination });
    });
  }

  /** Gives up the navigation that is pending, if one is. */
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

  /** Right before React changes the document: the next page may be shorter, and the browser would scroll. */
  const beforeUpdate = () => {
    const { destination } = target;
    const isNext = shown.current.target !== target && destination;
    if (isNext && makesEntry(destination, destination.url, location)) savePosition(shown.current.entry);
  };

  const arriveAt = useEffectEvent((destination: Destination) => {
    const url = addressOf(screen, destination.url);
    if (makesEntry(destination, url, location)) history.pushState(newEntry(), "", url);
    else if (url.href !== location.href) history.replaceState(history.state, "", url);
    shown.current = { target, screen, url, entry: currentEntry() };
    arrive(url, destination.scrollY);
    drop();
    document.dispatchEvent(new Event(pageShown));
  });
  useLayoutEffect(() => {
    if (shown.current.target !== target && target.destination) arriveAt(target.destination);
  }, [target]);

  const comeBack = () => {
    closeOverlays();
    const url = new URL(location.href);
    // Only entries for a heading of this page have no state. Their position was saved in onBeforeHash, and Firefox and Safari
    // have scrolled by now.
    if (history.state !== null) savePosition(shown.current.entry);
    const scrollY = positionOf(currentEntry());
    if (!staysOnPage(shown.current, url)) return follow({ url, push: false, scrollY: scrollY ?? 0 });
    cancel();
    shown.current = { ...shown.current, url, entry: currentEntry() };
    scrollToPlace(url, scrollY);
  };

  useBrowserEvents({
    onLink: (url) => follow({ url, push: true }),
    onHistory: comeBack,
    onLeave: cancel,
    onBeforeHash: () => savePosition(shown.current.entry),
    onHash: () => {
      // The search page may have changed its address meanwhile.
      if (!screen.error) shown.current = { ...shown.current, url: new URL(location.href), entry: currentEntry() };
    },
  });

  const ready = useEffectEvent(({ opened: { entry }, onReady }: Host) => {
    // Back or Forward may have been pressed since the page was opened, and the browser has only changed the address.
    const isElsewhere = entry !== undefined && history.state !== null && history.state.id !== entry;
    shown.current.entry = isElsewhere ? entry : currentEntry();
    if (isElsewhere) comeBack();
    onReady((url) => follow({ url, push: true }));
  });
  useLayoutEffect(() => {
    if (host) ready(host); // not after the next paint: a click may be waiting
  }, [host]);

  return { screen, prepared: prepared?.screen, beforeUpdate, retry };
}

/** Loads a page in full, which brings the release that the server runs. To the current address, `assign` would only jump. */
function loadInFull(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
