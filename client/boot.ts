import { type BootData, bootDataId } from "../shared/boot-data.ts";

/**
 * What the start script (client/start/) and the app (client/app/), which are bundles of their own, say to one another. Besides
 * what is here, the start script says on `<html>` that the app has taken over (`data-hydrated`) or could not be loaded
 * (`data-appless`).
 */

/**
 * What the page tells both.
 * @throws when the document lacks it
 */
export function readBootData(): BootData {
  bootData ??= JSON.parse(document.getElementById(bootDataId)?.textContent ?? "") as BootData;
  return bootData;
}

let bootData: BootData | undefined;

/** What the start script lends the app. */
export interface AppOptions {
  /** The page that the tab was opened with: its address, and the id of its entry in the history if it has one. */
  opened: { url: URL; entry?: string | undefined };
  /** Shows the progress bar if the navigation to an address lasts. Returns what ends it. */
  startProgress(href: string): () => void;
}

/** What the app's entry exports: client/app/entry.tsx. */
export interface AppEntry {
  /**
   * Hydrates the page that the edge rendered.
   * @returns the function that follows a URL inside the running app
   * @throws when the page's chunk cannot be loaded; the page goes on as plain HTML then
   */
  startApp(options: AppOptions): Promise<(url: URL) => void>;
}

/** Name of the event on the document after a route change: what the start script does for each page is to be done again. */
export const pageShown = "page-shown";
