import { isSavingData } from "../connection.ts";
import { whenReached } from "../when-reached.ts";
import { root } from "./root.ts";

/** What the search page needs of the app. */
interface Bringer {
  bringApp(): Promise<unknown>;
  /** Milliseconds that a reader's press waits for the app. */
  timeout: number;
}

/**
 * Brings the app to a search page that has been opened directly, when the reader comes to the end of the hits or has typed
 * before this script was there: both would come to nothing without it. Does nothing on other pages.
 */
export function watchSearchPage({ bringApp, timeout }: Bringer): void {
  const field = document.querySelector<HTMLInputElement>("#search-query");
  const form = document.querySelector<HTMLFormElement>(".more-hits");
  const bring = () => void bringApp().catch(() => {}); // which has been said
  if (field && field.value !== field.defaultValue) bring();
  if (!form) return;
  whenReached(form, () => isSavingData() || bring());
  // The app loads more as soon as it is there, for the button is in view.
  form.addEventListener("submit", (event) => {
    if (root.dataset.hydrated !== undefined) return;
    event.preventDefault();
    const leave = () => form.submit();
    const timer = setTimeout(leave, timeout);
    bringApp()
      .catch(leave)
      .finally(() => clearTimeout(timer));
  });
}
