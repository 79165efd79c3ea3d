import { type BootData, bootDataId } from "../shared/boot-data.ts";

/**
 * Contract between the start script (client/start/) and the app (client/app/), which are separate bundles. The start
 * script also sets `data-hydrated` on `<html>` once the app runs, or `data-appless` if it could not be loaded.
 */

/**
 * The page's boot data, parsed once.
 * @throws when the document lacks them
 */
export function readBootData(): BootData {
  bootData ??= JSON.parse(document.getElementById(bootDataId)?.textContent ?? "") as BootData;
  return bootData;
}

let bootData: BootData | undefined;

export interface AppOptions {
  /** The page that the tab was opened with: its address and, if it has one, the id of its history entry. */
  opened: { url: URL; entry?: string | undefined };
  /** Shows the progress bar if the navigation to `href` takes long. Returns what ends it. */
  startProgress(href: string): () => void;
}

export interface AppEntry {
  /**
   * Hydrates the page that the edge rendered.
   * @returns the function that follows a URL inside the running app
   * @throws when the page's chunk cannot be loaded; the page then stays plain HTML
   */
  startApp(options: AppOptions): Promise<(url: URL) => void>;
}

/** Document event after a route change: the start script repeats its per-page set-up. */
export const pageShown = "page-shown";
