import { importWithRetry } from "../import-with-retry.ts";

const { live } = document.documentElement.dataset;

/** Loads the script for live examples if the page has any. */
export function watchLiveExamples(): void {
  if (!live || !document.querySelector(".live")) return;
  importWithRetry<typeof import("playground/live/frames.ts")>(live)
    .then(({ showLiveExamples }) => showLiveExamples())
    .catch(console.warn);
}
