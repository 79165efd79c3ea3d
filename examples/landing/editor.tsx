import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "browser/drag-data.ts";
import { App } from "./app.tsx";
import { readSavedPage } from "./state/saved-page.ts";

/** Hydrates the first view, or replaces it with an editor of the visitor's page; calls `onUsable` when the editor can be used. */
export function startEditor(container: HTMLElement, onUsable: () => void): void {
  const saved = readSavedPage();
  const app = <App saved={saved} onUsable={onUsable} />;
  startTransition(() => {
    if (saved.page || saved.problem) createRoot(container).render(app);
    // If a translator or an extension has changed the HTML, React renders it again.
    else hydrateRoot(container, app, { onRecoverableError: () => {} });
  });
}
