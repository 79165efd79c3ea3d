import NProgress from "nprogress";
import { progressBar, progressBarDelay } from "../../content/site.ts";

NProgress.configure(progressBar);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * See Services.startProgress. The bar shows when the navigation lasts; a navigation that overtakes another one ends the
 * other's bar and waits anew.
 */
export function startProgress(): () => void {
  end();
  const mine = setTimeout(() => NProgress.start(), progressBarDelay);
  timer = mine;
  return () => {
    if (timer === mine) end();
  };
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  NProgress.done();
}
