/** Address of client/live/frames.ts, which only pages with an example load. */
const { live } = document.documentElement.dataset;

/** Brings what runs the live examples of the page that is shown, if it has any. */
export function watchLiveExamples(): void {
  if (!live || !document.querySelector(".live")) return;
  const module: Promise<typeof import("../live/frames.ts")> = import(live);
  module.then(({ showLiveExamples }) => showLiveExamples()).catch(console.warn);
}
