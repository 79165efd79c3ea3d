import { isSavingData } from "../connection.ts";
import { whenReached } from "../when-reached.ts";
import { root } from "./root.ts";

/**
 * Brings the app to a search page that has been opened directly, when the reader comes to the end of the hits or has typed
 * before this script was there: both would come to nothing without it. Does nothing on other pages.
 * @param withApp calls its first argument when the app is there, or its second when it does not come
 */
export function watchSearchPage(bring: () => void, withApp: (use: () => void, leave: () => void) => void): void {
  const field = document.querySelector<HTMLInputElement>("#search-query");
  const form = document.querySelector<HTMLFormElement>(".more-hits");
  if (field && field.value !== field.defaultValue) bring();
  if (!form) return;
  whenReached(form, () => isSavingData() || bring());
  form.addEventListener("submit", (event) => {
    if (root.dataset.hydrated !== undefined) return;
    event.preventDefault();
    // The app loads more as soon as it is there, for the button is in view.
    withApp(
      () => {},
      () => form.submit(),
    );
  });
}
