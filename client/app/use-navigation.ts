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
import { arrive, closeOverlays, scrollTo } from "./arrive.ts";
import { currentEntry, newEntry, positionOf, savePosition } from "./history-entries.ts";
import type { LoadedPage, LoadPage } from "./load-page.ts";
import { addressOf, type Destination, makesEntry, type Screen, screenOf, staysOnPage } from "./navigation-rules.ts";
import { reloadInto } from "./reload.ts";
import { useBrowserEvents } from "./use-browser-events.ts";
import { usePreload } from "./use-preload.ts";

/** What navigation needs of the browser. */
export interface Browser extends AppOptions {
  loadPage: LoadPage;
  /** Called once, when the app has taken over, with the function that follows a URL. */
  onReady(follow: (url: URL) => void): void;
}

/** A screen with the navigation that leads to it. */
interface Target {
  /** Tells the contents of `<main>` apart: each navigation begins with a new one. */
  id: number;
  /** A promise while it is being loaded; it never rejects, since a failure is a screen too. */
  screen: Screen | Promise<Screen>;
  /** Null for the page that the tab was opened with. */
  destination: Destination | null;
}

/**
 * The app's navigation. A route change is a transition: React keeps the old screen until the promise of the next one is
 * fulfilled, and a later navigation replaces one that is pending.
 */
export function useNavigation(opened: LoadedPage, browser: Browser | null) {
  const [target, setTarget] = useState<Target>(() => ({ id: 0, screen: screenOf(opened), destination: null }));
  /** Where the pending navigation leads; null as soon as there is none. */
  const [pending, setPending] = useOptimistic<URL | null>(null);
  const screen = target.screen instanceof Promise ? use(target.screen) : target.screen;

  /** What is in the document, which `target` is not yet while React renders. */
  const shown = useRef({ target, screen, url: browser?.opened.url as URL, entry: "" });
  const lastId = useRef(0);
  const { prepared, stop, drop } = usePreload(browser, (url) => isSamePage(url, shown.current.url));

  async function load(id: number, url: URL): Promise<Screen> {
    try {
      return screenOf(await (browser as Browser).loadPage(url));
    } catch (cause) {
      const error = cause as PageLoadError;
      // The old screen stays until the browser has left.
      if (error.isStale && id === lastId.current && reloadInto(url)) return new Promise(() => {});
      return { ...shown.current.screen, path: withoutBase(url.pathname) ?? "", error };
    }
  }

  function follow(destination: Destination): void {
    const { url } = destination;
    const id = ++lastId.current;
    stop();
    const isPrepared = prepared && isSamePage(prepared.url, url);
    const next = isPrepared ? { id: prepared.id, screen: prepared.screen } : { id, screen: load(id, url) };
    startTransition(() => {
      setPending(url);
      setTarget({ ...next, destination });
    });
  }

  /** Gives up the navigation that is pending, if one is. */
  function cancel(): void {
    lastId.current++;
    startTransition(() => setTarget(shown.current.target));
  }

  function retry(): void {
    const url = target.destination?.url ?? new URL(location.href);
    // Only a full load brings the new release.
    if (screen.error?.isStale) location.assign(url);
    else follow({ ...target.destination, url, push: false });
  }

  useEffect(() => {
    if (pending && browser) return browser.startProgress(pending);
  }, [pending, browser]);

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
    if (shown.current.target !== target) arriveAt(target.destination as Destination);
  }, [target]);

  /** Back or Forward has changed the address. */
  const comeBack = () => {
    closeOverlays();
    const url = new URL(location.href);
    // An entry without a state is new, for a heading of this page. Firefox and Safari are there by now, and the position has
    // been kept before.
    if (history.state !== null) savePosition(shown.current.entry);
    const scrollY = positionOf(currentEntry());
    if (!staysOnPage(shown.current, url)) return follow({ url, push: false, scrollY: scrollY ?? 0 });
    cancel();
    shown.current = { ...shown.current, url, entry: currentEntry() };
    scrollTo(url, scrollY);
  };

  useBrowserEvents({
    onLink: (url) => follow({ url, push: true }),
    onHistory: comeBack,
    onLeave: cancel,
    onBeforeHash: () => savePosition(shown.current.entry),
    onHash: () => {
      if (!screen.error) shown.current.entry = currentEntry();
    },
  });

  const ready = useEffectEvent(({ opened: { entry }, onReady }: Browser) => {
    // Back or Forward has been pressed since the page was opened, and the browser has only changed the address.
    const isElsewhere = entry !== undefined && history.state !== null && history.state.id !== entry;
    shown.current.entry = isElsewhere ? entry : currentEntry();
    if (isElsewhere) comeBack();
    onReady((url) => follow({ url, push: true }));
  });
  useEffect(() => {
    if (browser) ready(browser);
  }, [browser]);

  return {
    shown: { id: target.id, screen },
    prepared: prepared?.id === target.id ? null : prepared,
    beforeUpdate,
    retry,
  };
}
