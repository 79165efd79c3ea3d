import { isSavingData } from "browser/connection.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import type { LoadPage } from "./load-page.ts";

/** Milliseconds that the pointer must rest on a link before its page is preloaded: it crosses many links on its way. */
const restDelay = 65;

/**
 * Preloads data and code of the page whose link is under pointer, focus or finger. Failures are only logged, since
 * the reader has not followed the link yet.
 * @param loadPage null at the edge
 */
export function usePreload(loadPage: LoadPage | null, isHere: (url: URL) => boolean): void {
  const lastHref = useRef<string>(undefined);

  const preload = useEffectEvent(async (link: HTMLAnchorElement | null) => {
    if (link?.href === lastHref.current) return;
    lastHref.current = link?.href;
    // The search link opens a dialog instead.
    if (!loadPage || !link || link.dataset.search !== undefined || isSavingData()) return;
    const url = new URL(link.href);
    if (!isPageUrl(url) || isHere(url)) return;
    try {
      await loadPage(url);
    } catch (error) {
      if (lastHref.current === url.href) lastHref.current = undefined;
      console.warn(`Could not preload ${url.pathname}:`, error);
    }
  });

  useEffect(() => {
    // The pointer or focus may have reached a link before hydration.
    void preload(linkOf({ target: document.querySelector("a[href]:is(:hover, :focus)") }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    onApproach((event) => {
      const link = linkOf(event);
      clearTimeout(timer);
      if (event.type === "pointerover") timer = setTimeout(() => void preload(link), restDelay);
      else void preload(link);
    });
  }, []);
}
