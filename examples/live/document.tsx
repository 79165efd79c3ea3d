import "../drag-data.ts";
import { fromFragment } from "../../client/live/address.ts";
import { parseMessage, ready, sourceChanged } from "../../client/live/messages.ts";
import { readPlaygroundData } from "./playground-data.ts";

/**
 * The document of a live example: in a frame of a page, or in a tab of its own. It runs whatever its address or its reader
 * gives it, so it does nothing at all where the sandbox is missing that keeps it from this origin's rights.
 */
async function start(): Promise<void> {
  if (self.origin !== "null") {
    document.body.textContent = "This document runs in a sandbox only. Please open the example from its page.";
    return;
  }
  const root = document.documentElement;
  const { theme, source } = fromFragment(location.hash);
  if (theme === "dark" || theme === "light") root.dataset.theme = theme;
  else if (matchMedia("(prefers-color-scheme: dark)").matches) root.dataset.theme = "dark";

  const isFramed = parent !== self;
  // The page has the origin of this document's address, though not of the document.
  const tell = (message: unknown) => isFramed && parent.postMessage(message, location.origin);
  addEventListener("message", ({ data, source, origin }) => {
    if (!isFramed || source !== parent || origin !== location.origin) return;
    const message = parseMessage(data);
    if (message?.craftLive === "theme") root.dataset.theme = message.theme;
  });

  // In pieces, between which the page around can answer: all at once are too much for a slow phone.
  const { createRoot } = await import("react-dom/client");
  await nextTask();
  await import("@craftjs/core");
  await nextTask();
  const { Playground } = await import("./playground.tsx");
  const given = readPlaygroundData();
  const element = document.createElement("div");
  element.className = isFramed ? "live framed" : "live";
  document.body.append(element);
  createRoot(element).render(
    <Playground
      given={given}
      changed={source}
      onReady={() => tell(ready)}
      onSource={(changed) => tell(sourceChanged(changed))}
    />,
  );
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

void start();
