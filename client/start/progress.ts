import { progressBar, progressBarDelay } from "../../shared/constants.ts";

/** Most navigations are over by then, in milliseconds, and need no bar. */
const importDelay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Address that the navigation leads to, while there is one. */
let going: string | undefined;
/** Counts up: whoever began the navigation last, or took it over, may end its bar. */
let owner = 0;
let endBar = () => {};

/**
 * Shows the progress bar if a navigation lasts. One that overtakes another ends the other's bar and waits anew. One that the
 * app takes over, since it came after the click, goes on: the reader has waited already.
 * @returns what ends the bar, unless another navigation has begun
 */
export function startProgress(href: string): () => void {
  if (going !== href) {
    end();
    going = href;
    timer = setTimeout(() => {
      const loading = import("nprogress").catch(() => null); // without it there is no bar
      timer = setTimeout(async () => {
        const mine = timer;
        const bar = (await loading)?.default;
        if (timer !== mine || !bar) return; // the navigation has ended meanwhile
        bar.configure(progressBar).start();
        endBar = () => void bar.done();
      }, progressBarDelay - importDelay);
    }, importDelay);
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
  endBar = () => {};
}
