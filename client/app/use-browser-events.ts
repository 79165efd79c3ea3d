import { useEffectEvent, useLayoutEffect } from "react";
import { internalForm, internalLink } from "../links.ts";

interface BrowserEvents {
  onLink(url: URL): void;
  onHistory(): void;
  onHash(): void;
  onLeave(): void;
}

/**
 * Adds the global listeners once the page is hydrated: until then, the browser follows links. They are never removed, as the
 * app lives as long as the document.
 */
export function useBrowserEvents(isHydrated: boolean, events: BrowserEvents): void {
  const latest = useEffectEvent(() => events);

  useLayoutEffect(() => {
    if (!isHydrated) return;
    const follow = (event: Event, url: URL | null) => {
      if (!url) return;
      event.preventDefault();
      latest().onLink(url);
    };
    document.addEventListener("click", (event) => follow(event, internalLink(event)));
    document.addEventListener("submit", (event) => follow(event, internalForm(event)));
    window.addEventListener("popstate", () => latest().onHistory());
    window.addEventListener("hashchange", () => latest().onHash());
    window.addEventListener("pagehide", () => latest().onLeave());
    window.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) latest().onLeave();
    });
  }, [isHydrated]);
}
