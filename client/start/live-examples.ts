import { importAnew } from "../import-anew.ts";
import { root } from "./root.ts";

/** Address of client/live/frames.ts, which only pages with a live example load. */
const { live } = root.dataset;

/** Loads the script that runs live examples if the shown page has any. */
export function watchLiveExamples(): void {
  if (!live || !document.querySelector(".live")) return;
  importAnew<typeof import("../live/frames.ts")>(live)
    .then(({ showLiveExamples }) => showLiveExamples())
    .catch(console.warn);
}
