import { type BootData, bootDataId } from "../shared/boot-data.ts";

/**
 * Contract between the start script (client/start/) and the app (client/app/), which are separate bundles. The start
 * script also sets `data-hydrated` on `<html>` once the app runs, and `data-appless` if the app fails to load or takes too long.
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

/** The reader's place on each page, by history entry (client/start/arrival.ts). */
export interface Arrival {
  /** The `history.state` of a new entry. */
  newEntry(): { id: number };
  /** Whether the current history entry belongs to the page on screen; false while Back loads another page. */
  isShown(): boolean;
  /** Stores the reader's place on the page on screen. Call it before the page changes. */
  save(): void;
  /** Assigns the current history entry to the page on screen. */
  enter(): void;
  /** Whether a place is stored for the current history entry. */
  hasPlace(): boolean;
  /**
   * Scrolls to the reader's place on a page that has just been shown.
   * @param isReturn whether to use the stored place, if any (Back, Forward, reload), instead of the hash target or the top
   */
  show(url: URL, isReturn: boolean): void;
}

export interface AppOptions {
  /** URL of the page that the tab was opened with. */
  opened: URL;
  arrival: Arrival;
  /** Shows the progress bar if the navigation to `href` takes long. Returns a function that ends it. */
  startProgress(href: string): () => void;
}

export interface AppEntry {
  /**
   * Hydrates the page that the edge rendered.
   * @returns the function that follows a URL inside the running app, once hydration has finished
   * @throws when the page's chunk cannot be loaded; the page then stays plain HTML
   */
  startApp(options: AppOptions): Promise<(url: URL) => void>;
}
