import { landingLoadedMessage, storageKeys } from "../content/site.ts";
import { internalLink } from "./router/internal-link.ts";

/**
 * The script that every page starts with: all that a reader can want before React is there, and then React itself, which
 * is fetched when the browser has nothing better to do and run when the reader shows the first sign of wanting something.
 */

const root = document.documentElement;
let app: Promise<(url: URL) => Promise<void>> | undefined;

/** Fetches and runs the app, once. A failure leaves the page what it is: HTML whose links the browser follows. */
function bringApp(): Promise<(url: URL) => Promise<void>> {
  app ??= import("./app-entry.tsx").then(({ startApp }) => startApp());
  return app;
}

function fetchAppWhenIdle(): void {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? "")) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  idle(() => {
    for (const href of (root.dataset.app ?? "").split(" ").filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
      );
    }
  });
}

const interactive = "a, button, input, summary, textarea, select, [tabindex]";

function onIntent(event: Event): void {
  if (event.type !== "keydown" && !(event.target as Element | null)?.closest?.(interactive)) return;
  for (const type of intents) removeEventListener(type, onIntent, { capture: true });
  bringApp().catch((error) => console.warn("The page goes on without its app:", error));
}

const intents = ["pointerover", "touchstart", "focusin", "keydown"];
for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });

/** A link clicked while the app is on its way is followed by the app, or by the browser if the app does not come. */
addEventListener("click", (event) => {
  if (root.dataset.hydrated !== undefined || !app) return;
  const url = internalLink(event);
  if (!url) return;
  event.preventDefault();
  app.then((follow) => follow(url)).catch(() => location.assign(url));
});

addEventListener("click", ({ target }) => {
  const element = target as Element;
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(".dropdown[open]")) {
    if (!dropdown.contains(element) || element.closest("a")) dropdown.open = false;
  }
  if (element.closest(".menu a")) element.closest<HTMLElement>(".menu")?.hidePopover();
  const button = element.closest<HTMLButtonElement>("[data-action]");
  if (button?.dataset.action === "switch-colour-mode") switchColourMode();
  if (button?.dataset.action === "copy-code") void copyCode(button);
});

addEventListener("keydown", ({ key }) => {
  const dropdown = key === "Escape" ? document.querySelector<HTMLDetailsElement>(".dropdown[open]") : null;
  if (!dropdown) return;
  dropdown.open = false;
  dropdown.querySelector("summary")?.focus();
});

function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  try {
    localStorage.setItem(storageKeys.colourMode, mode);
  } catch {
    // Blocked storage (private mode): the mode holds for this page.
  }
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === storageKeys.colourMode) root.dataset.theme = newValue === "dark" ? "dark" : "light";
});

async function copyCode(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(button.closest("figure")?.querySelector("code")?.textContent ?? "");
  button.dataset.copied = "";
  setTimeout(() => delete button.dataset.copied, 2000);
}

addEventListener("message", ({ data, origin, source }) => {
  const frame = document.querySelector<HTMLIFrameElement>("[data-landing-example]");
  if (!frame || origin !== location.origin || source !== frame.contentWindow) return;
  if (data?.[landingLoadedMessage] === true) frame.closest("section")?.setAttribute("data-loaded", "");
});

if (document.readyState === "complete") fetchAppWhenIdle();
else addEventListener("load", fetchAppWhenIdle);
