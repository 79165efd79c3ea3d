import { parseMessage } from "../live/messages.ts";
import { readDocumentData } from "./document-data.ts";

export type Sandbox = NonNullable<ReturnType<typeof inSandbox>>;

/** WebRTC, which no browser restricts by the policy's `connect-src`, and WebTransport, which only some do. */
const uncoveredConstructors = /^(?:webkit|moz)?RTC|^WebTransport/;

/**
 * Prepares a document that runs arbitrary code, in an iframe or its own tab; null without the sandbox that gives it an
 * opaque origin: it must not start then.
 */
export function inSandbox() {
  if (self.origin !== "null") {
    document.body.textContent = "This document only runs in a sandbox. Please open the example from its page.";
    return null;
  }
  // Permanently: a nested frame has another opaque origin, so no code can reach the constructors of its window.
  for (const name of Object.getOwnPropertyNames(self))
    if (uncoveredConstructors.test(name)) Reflect.deleteProperty(self, name);
  const root = document.documentElement;
  const [, colourMode] = /[#&]theme=(\w+)/.exec(location.hash) ?? [];
  if (colourMode === "dark" || colourMode === "light") root.dataset.theme = colourMode;
  else if (matchMedia("(prefers-color-scheme: dark)").matches) root.dataset.theme = "dark";

  const isFramed = parent !== self;
  // The sandboxed document is opaque, but its URL has the parent page's origin, unless the site has another one for it.
  const { origins } = readDocumentData();
  const pageOrigin = origins?.sandbox === location.origin ? origins.pages : location.origin;
  const sandbox = {
    isFramed,
    /** Origin of the site's pages. */
    pageOrigin,
    /** Sends a message to the page around the frame. */
    tell: (message: unknown) => isFramed && parent.postMessage(message, pageOrigin),
    /** Listens to messages from the page around the frame; returns a function that removes the listener. */
    listen(onMessage: (data: unknown) => void) {
      const receive = ({ data, source, origin }: MessageEvent) => {
        if (isFramed && source === parent && origin === pageOrigin) onMessage(data);
      };
      addEventListener("message", receive);
      return () => removeEventListener("message", receive);
    },
  };
  sandbox.listen((data) => {
    const message = parseMessage(data);
    if (message?.craftLive === "theme") root.dataset.theme = message.theme;
  });
  return sandbox;
}

/** Lets the page respond between two modules: evaluating all in one task would block it on a slow phone. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
