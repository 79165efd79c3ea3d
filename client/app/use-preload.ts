import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSavingData } from "../connection.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import type { LoadPage } from "./load-page.ts";
import { canPrepare, type Screen, screenOf } from "./navigation-rules.ts";

/** How long a pointer, a finger or the focus must stay on a link before its page is prepared, in milliseconds. */
const restTime = 65;

/** A page that is rendered out of sight, because the reader will most likely follow its link. */
interface Prepared {
  url: URL;
  screen: Screen;
}

/**
 * Loads the page of the link under the pointer, the focus or the finger, and prepares it once the reader rests there. A
 * failure is only logged: nobody has asked for the page yet.
 * @param loadPage null at the edge
 * @param isHere whether an address is that of the page that is shown
 */
export function usePreload(loadPage: LoadPage | null, isHere: (url: URL) => boolean) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  /** The page of the link that the reader is at. */
  const aim = useRef<URL>(undefined);

  const preload = useEffectEvent(async (link: HTMLAnchorElement | null, rest: number) => {
    const url = link ? new URL(link.href) : undefined;
    if (url?.href === aim.current?.href) return;
    aim.current = url;
    // The link to the search opens a dialog.
    if (!loadPage || !url || !isPageUrl(url) || link?.dataset.search !== undefined) return;
    if (isHere(url) || isSavingData()) return;
    try {
      const [page] = await Promise.all([loadPage(url), new Promise((resolve) => setTimeout(resolve, rest))]);
      if (aim.current === url && canPrepare(page)) startTransition(() => setPrepared({ url, screen: screenOf(page) }));
    } catch (error) {
      if (aim.current === url) aim.current = undefined; // it may be tried again
      console.warn(`Could not load ${url.pathname} ahead:`, error);
    }
  });

  useEffect(() => {
    // The reader may have come to a link before the app was there.
    void preload(document.querySelector<HTMLAnchorElement>("a[href]:is(:hover, :focus)"), 0);
    onApproach((event) => void preload(linkOf(event), restTime));
  }, []);

  return {
    prepared,
    /** Prepares nothing for the link that the reader is at: they follow one. */
    stop(): void {
      aim.current = undefined;
    },
    /** Drops the prepared page: another page has been shown. */
    drop(): void {
      aim.current = undefined;
      startTransition(() => setPrepared(null));
    },
  };
}
