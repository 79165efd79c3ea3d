import { progressBarDelay } from "../values.ts";
import { bringLater, type Later } from "./bring-later.ts";

let timer: ReturnType<typeof setTimeout> | undefined;
let endBar = () => {};

/**
 * See Services.startProgress. The bar shows when the navigation lasts; a navigation that overtakes another one ends the
 * other's bar and waits anew.
 */
export function startProgress(): () => void {
  end();
  bringLater(); // most often it is there, but a click may come before the browser is idle
  const show = (later: Later) => {
    if (timer !== mine) return; // it has ended meanwhile
    later.startBar();
    endBar = later.endBar;
  };
  const mine = setTimeout(() => bringLater(show), progressBarDelay);
  timer = mine;
  return () => {
    if (timer === mine) end();
  };
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  endBar();
}
