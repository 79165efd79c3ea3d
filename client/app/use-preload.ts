import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSavingData } from "../connection.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import { canPrepare, type Screen, screenOf } from "./navigation-rules.ts";
import type { Browser } from "./use-navigation.ts";

/** Milliseconds after which a pointer, a finger or the focus rests on a link, and does not merely pass over it. */
const restTime = 65;

/** A page that is rendered out of sight: most likely it is followed next. */
export interface Prepared {
  id: number;
  url: URL;
  screen: Screen;
}

let lastId = 0;

/**
 * Loads what the link under the pointer, the focus or the finger leads to, and prepares it once the reader rests there. A
 * failure is told on the console only: nobody has asked for the page yet.
 */
export function usePreload(browser: Browser | null, isHere: (url: URL) => boolean) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The page that is loaded, or has been. */
  const latest = useRef<URL>(undefined);

  const preload = useEffectEvent(async ({ loadPage }: Browser, url: URL, rest: number) => {
    if (isHere(url) || url.href === latest.current?.href || isSavingData()) return;
    clearTimeout(timer.current);
    latest.current = url;
    try {
      const page = await loadPage(url);
      if (latest.current !== url || !canPrepare(page)) return;
      const prepare = () => startTransition(() => setPrepared({ id: --lastId, url, screen: screenOf(page) }));
      timer.current = setTimeout(prepare, rest);
    } catch (error) {
      if (latest.current === url) latest.current = undefined; // it may be tried again
      console.warn(`Could not load ${url.pathname} ahead:`, error);
    }
  });

  useEffect(() => {
    if (!browser) return;
    const approached = browser.approached();
    if (approached) void preload(browser, approached, 0);
    onApproach((event) => {
      const link = linkOf(event);
      const url = link && new URL(link.href);
      // The link to the search opens a dialog.
      if (url && isPageUrl(url) && link.dataset.search === undefined) void preload(browser, url, restTime);
    });
  }, [browser]);

  return {
    prepared,
    /** Prepares nothing more for the link that the reader has come to last: they follow one. */
    stop(): void {
      clearTimeout(timer.current);
      latest.current = undefined;
    },
    /** Drops what has been prepared: a page has been shown. */
    drop: () => startTransition(() => setPrepared(null)),
  };
}
