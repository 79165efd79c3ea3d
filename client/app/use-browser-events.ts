import { useEffect, useEffectEvent } from "react";
import { internalForm, internalLink, linkOf } from "../links.ts";
import { storePositions } from "./history-entries.ts";
import { noteRestored } from "./reload.ts";

/** What the reader does that concerns navigation. */
export interface BrowserEvents {
  /** A link to a page, or a form that leads to one. */
  onLink(url: URL): void;
  /** Back or Forward. */
  onHistory(): void;
  /** The reader leaves for an example, a file or another site: what is pending must not come before that does. */
  onLeave(): void;
  /** The browser is about to go to a heading of the page, and has gone there. */
  onBeforeHash(): void;
  onHash(): void;
}

/** Listens as long as the app is there, which is as long as the document is. */
export function useBrowserEvents(events: BrowserEvents): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const url = internalLink(event);
    if (!url) {
      if (linkOf(event)?.hash) events.onBeforeHash();
      return;
    }
    event.preventDefault();
    events.onLink(url);
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const url = internalForm(event);
    if (!url) return;
    event.preventDefault();
    events.onLink(url);
  });
  const onHistory = useEffectEvent(() => events.onHistory());
  const onHash = useEffectEvent(() => events.onHash());
  const onLeave = useEffectEvent(() => events.onLeave());
  const onNavigate = useEffectEvent(({ destination, downloadRequest, hashChange }: NavigateEvent) => {
    if (hashChange) events.onBeforeHash(); // by no click: in the address bar
    if (!destination.sameDocument && downloadRequest === null) events.onLeave();
  });

  useEffect(() => {
    document.addEventListener("click", (event) => onClick(event));
    document.addEventListener("submit", (event) => onSubmit(event));
    window.addEventListener("hashchange", () => onHash());
    window.addEventListener("popstate", () => onHistory());
    window.navigation?.addEventListener("navigate", (event) => onNavigate(event));

    // Within the app the position is ours to restore, as only we know when the page is there; on a reload, the browser's.
    let left = 0;
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", () => {
      onLeave();
      storePositions();
      left = window.scrollY;
      history.scrollRestoration = "auto";
    });
    window.addEventListener("pageshow", ({ persisted }) => {
      history.scrollRestoration = "manual";
      if (!persisted) return;
      noteRestored();
      window.scrollTo(0, left); // Safari brings it out of its cache at its top
    });
  }, []);
}
