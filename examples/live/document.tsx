import "../drag-data.ts";
import { fromFragment } from "../../client/live/address.ts";
import { parseMessage, ready, sourceChanged } from "../../client/live/messages.ts";
import { readPlaygroundData } from "./playground-data.ts";

/**
 * Entry point of a live example, in an iframe or its own tab. It runs arbitrary code, so it refuses to start without
 * the sandbox that gives it an opaque origin.
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
  // The sandboxed document is opaque, but its URL has the parent page's origin.
  const tell = (message: unknown) => isFramed && parent.postMessage(message, location.origin);
  addEventListener("message", ({ data, source, origin }) => {
    if (!isFramed || source !== parent || origin !== location.origin) return;
    const message = parseMessage(data);
    if (message?.craftLive === "theme") root.dataset.theme = message.theme;
  });

  // Yield between modules: evaluating all in one long task would block the parent page on a slow phone.
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
