import { isSavingData } from "../connection.ts";
import { whenReached } from "../when-reached.ts";
import { root } from "./root.ts";

/**
 * Loads the app on a search page that was opened directly, once the end of the hits is reached or if something was
 * typed before this script ran. Does nothing on other pages.
 * @param withApp calls its first argument once the app runs, or its second if it fails
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
    // The app loads more as soon as it runs, since the button is in view.
    withApp(
      () => {},
      () => form.submit(),
    );
  });
}
