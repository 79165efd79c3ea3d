import { useEffectEvent, useLayoutEffect } from "react";
import { internalForm, internalLink, linkOf } from "../links.ts";
import { storePositions } from "./history-entries.ts";

/** What the reader does that concerns navigation. */
interface BrowserEvents {
  /** Follows a link to a page, or submits a form that leads to one. */
  onLink(url: URL): void;
  /** Presses Back or Forward; the browser has changed the address. */
  onHistory(): void;
  /** Leaves for an example, a file or another site. */
  onLeave(): void;
  /** Is about to jump to a heading of the page, and has jumped. */
  onBeforeHash(): void;
  onHash(): void;
}

/** Listens as long as the app is there, which is as long as the document is. */
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
      if (hashChange) latest().onBeforeHash(); // not by a click, but in the address bar
      if (!destination.sameDocument && downloadRequest === null) latest().onLeave();
    });

    // The app restores the scroll position, since it knows when the page is there. After a reload the browser does.
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
