import { whenIdle } from "./when-idle.ts";

/**
 * Lays out what is far below the window (client/styles/far-below.css), run by run, whenever the browser is idle: then the
 * scroll bar knows how long the page is, who scrolls fast waits for nothing, and a picture of the page shows all of it.
 */
export function layOutRest(): void {
  const run = document.querySelector(".below-1400");
  if (!run) return;
  run.classList.remove("below-1400");
  run.getBoundingClientRect(); // now: the browser would lay out at once what several calls have left to it
  whenIdle(layOutRest);
}
