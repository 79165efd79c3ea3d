import NProgress from "nprogress";
import { progressBar } from "../../shared/constants.ts";

NProgress.configure(progressBar);

/** Shows the bar of a navigation that takes long. */
export function startBar(): void {
  NProgress.start();
}

/** Fills the bar and takes it away. */
export function endBar(): void {
  NProgress.done();
}
