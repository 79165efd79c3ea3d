import type { startApp } from "../app-entry.tsx";
import { internalLink } from "../router/internal-link.ts";
import type { Services } from "../services.ts";
import { isSavingData } from "./connection.ts";
import { whenIdle } from "./when-idle.ts";

type Follow = (url: URL) => Promise<void>;

const root = document.documentElement;
/** The app's files, its entry first, then those of this page. */
const files = (root.dataset.app ?? "").split(" ").filter(Boolean);
let app: Promise<Follow> | undefined;
let services: Services;

/** Fetches and runs the app, once. A failure leaves the page what it is, HTML whose links the browser follows. */
function bringApp(): Promise<Follow> {
  app ??= (import(files[0] ?? "") as Promise<{ startApp: typeof startApp }>).then((module) =>
    module.startApp(services),
  );
  app.catch((error) => {
    app = undefined;
    console.warn("The page goes on without its app:", error);
  });
  return app;
}

const interactive = "a, button, input, summary, textarea, select, [tabindex]";

function onIntent(event: Event): void {
  if (root.dataset.hydrated !== undefined || app) return;
  if (event.type !== "keydown" && !(event.target as Element | null)?.closest?.(interactive)) return;
  bringApp().catch(() => {});
}

/** A link that is clicked while the app is on its way is followed by the app, or by the browser if the app does not come. */
function onClick(event: MouseEvent): void {
  if (root.dataset.hydrated !== undefined || !app) return;
  const url = internalLink(event);
  if (!url) return;
  event.preventDefault();
  const end = services.startProgress();
  app
    .then((follow) => follow(url))
    .catch(() => {
      end();
      location.assign(url);
    });
}

function fetchAhead(): void {
  if (isSavingData()) return;
  for (const href of files) {
    const attributes = { rel: "modulepreload", href, fetchPriority: "low" };
    document.head.append(Object.assign(document.createElement("link"), attributes));
  }
}

/** Brings React when it is wanted: fetched when the browser has nothing better to do, run at the first sign of intent. */
export function bringAppWhenWanted(lent: Services): void {
  services = lent;
  for (const type of ["pointerover", "touchstart", "focusin", "keydown"]) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  addEventListener("click", onClick);
  whenIdle(fetchAhead);
}
