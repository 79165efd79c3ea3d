import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSavingData } from "../connection.ts";
import { onApproach } from "../intent.ts";
import { isPageUrl, linkOf } from "../links.ts";
import type { LoadPage } from "./load-page.ts";
import { canPrepare, type Screen, screenOf } from "./navigation-rules.ts";

/** Milliseconds that pointer, finger or focus must stay on a link before its page is prepared. */
const restTime = 65;

interface Prepared {
  url: URL;
  screen: Screen;
}

/**
 * Preloads the page of the link under pointer, focus or finger and, after a short rest, prerenders it. Failures are
 * only logged, since nobody has asked for the page yet.
 * @param loadPage null at the edge
 */
export function usePreload(loadPage: LoadPage | null, isHere: (url: URL) => boolean) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const aim = useRef<URL>(undefined);

  const preload = useEffectEvent(async (link: HTMLAnchorElement | null, rest: number) => {
    const url = link ? new URL(link.href) : undefined;
    if (url?.href === aim.current?.href) return;
    aim.current = url;
    // The search link opens a dialog instead.
    if (!loadPage || !url || !isPageUrl(url) || link?.dataset.search !== undefined) return;
    if (isHere(url) || isSavingData()) return;
    try {
      const [page] = await Promise.all([loadPage(url), new Promise((resolve) => setTimeout(resolve, rest))]);
      if (aim.current === url && canPrepare(page)) startTransition(() => setPrepared({ url, screen: screenOf(page) }));
    } catch (error) {
      if (aim.current === url) aim.current = undefined;
      console.warn(`Could not load ${url.pathname} ahead:`, error);
    }
  });

  useEffect(() => {
    // The pointer or focus may have reached a link before hydration.
    void preload(document.querySelector<HTMLAnchorElement>("a[href]:is(:hover, :focus)"), 0);
    onApproach((event) => void preload(linkOf(event), restTime));
  }, []);

  return {
    prepared,
    stop(): void {
      aim.current = undefined;
    },
    drop(): void {
      aim.current = undefined;
      startTransition(() => setPrepared(null));
    },
  };
}
