import { useEffectEvent, useLayoutEffect } from "react";
import { internalForm, internalLink, linkOf } from "../links.ts";
import { storePositions } from "./history-entries.ts";

interface BrowserEvents {
  onLink(url: URL): void;
  onHistory(): void;
  onLeave(): void;
  onBeforeHash(): void;
  onHash(): void;
}

/** Installs the global listeners once; they are never removed, as the app lives as long as the document. */
export function useBrowserEvents(events: BrowserEvents): void {
  const latest = useEffectEvent(() => events);

  useLayoutEffect(() => {
    document.addEventListener("click", (event) => {
      const url = internalLink(event);
      if (url) {
        event.preventDefault();
        latest().onLink(url);
      } else if (linkOf(event)?.hash) {
        latest().onBeforeHash();
      }
    });
    document.addEventListener("submit", (event) => {
      const url = internalForm(event);
      if (!url) return;
      event.preventDefault();
      latest().onLink(url);
    });
    window.addEventListener("hashchange", () => latest().onHash());
    window.addEventListener("popstate", () => latest().onHistory());
    window.navigation?.addEventListener("navigate", ({ destination, downloadRequest, hashChange }) => {
      if (hashChange) latest().onBeforeHash();
      if (!destination.sameDocument && downloadRequest === null) latest().onLeave();
    });

    // Only the app knows when the page has rendered, so it restores scroll positions. After a reload the browser does.
    let left = 0;
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", () => {
      latest().onLeave();
      storePositions();
      left = window.scrollY;
      history.scrollRestoration = "auto";
    });
    window.addEventListener("pageshow", ({ persisted }) => {
      history.scrollRestoration = "manual";
      if (persisted) window.scrollTo(0, left); // Safari restores a cached page scrolled to its top
    });
  }, []);
}
