import { importAnew } from "../import-anew.ts";
import { root } from "./root.ts";

/** Address of client/live/frames.ts, which only pages with an example load. */
const { live } = root.dataset;

/** Brings what runs the live examples of the page that is shown, if it has any. */
export function watchLiveExamples(): void {
  if (!live || !document.querySelector(".live")) return;
  importAnew<typeof import("../live/frames.ts")>(live)
    .then(({ showLiveExamples }) => showLiveExamples())
    .catch(console.warn);
}
