import { trustedHtml } from "browser/trusted-types.ts";
import { progressBar, progressBarDelay } from "../../shared/constants.ts";

/** Milliseconds before NProgress is imported: most navigations are faster. */
const importDelay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let destination: string | undefined;
/** Incremented per navigation: only the latest may end the bar. */
let latestNavigation = 0;
let endBar = () => {};

/**
 * Shows the progress bar if a navigation takes long. A navigation to another URL restarts the delay. One to the
 * same URL keeps it: the app has then taken over a navigation for which the reader has already waited.
 * @returns a function that ends the bar, unless another navigation has begun
 */
export function startProgress(href: string): () => void {
  if (destination !== href) {
    end();
    destination = href;
    timer = setTimeout(() => {
      const loading = import("nprogress").catch(() => null);
      timer = setTimeout(async () => {
        const barTimer = timer;
        const bar = (await loading)?.default;
        if (timer !== barTimer || !bar) return;
        bar.configure({ ...progressBar, template: trustedHtml(bar.settings.template) }).start();
        endBar = () => void bar.done();
      }, progressBarDelay - importDelay);
    }, importDelay);
  }
  const navigation = ++latestNavigation;
  return () => {
    if (latestNavigation === navigation) end();
  };
}

function end(): void {
  clearTimeout(timer);
  timer = destination = undefined;
  endBar();
  endBar = () => {};
}
