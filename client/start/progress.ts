import { progressBarDelay } from "../../shared/constants.ts";
import { bringLater, type Later } from "./bring-later.ts";

let timer: ReturnType<typeof setTimeout> | undefined;
/** Address that the navigation leads to, while there is one. */
let going: string | undefined;
/** Counts up: who has begun the navigation, or taken it over, last. */
let owner = 0;
let endBar = () => {};

/**
 * See Services.startProgress. The bar shows when the navigation lasts; a navigation that overtakes another one ends the
 * other's bar and waits anew. One that the app takes over, as it came after the click, goes on: the reader has waited.
 */
export function startProgress({ href }: URL): () => void {
  if (going !== href) {
    end();
    going = href;
    bringLater(); // most often it is there, but a click may come before the browser is idle
    const show = (later: Later) => {
      if (timer !== mine) return; // it has ended meanwhile
      later.startBar();
      endBar = later.endBar;
    };
    const mine = setTimeout(bringLater, progressBarDelay, show);
    timer = mine;
  }
  const me = ++owner;
  return () => {
    if (owner === me) end();
  };
}

function end(): void {
  clearTimeout(timer);
  timer = going = undefined;
  endBar();
}
