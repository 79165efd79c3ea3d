// Where a bundler is told of a production build, it takes the messages out. Here it is told "development".
// @ts-expect-error: it stands apart from its types
import immer from "../../node_modules/immer/dist/immer.cjs.production.min.js";

/** Applies patches as Craft.js does when it takes a step back or repeats it, as it is in a production build. */
export const productionApplyPatches: (state: object, patches: object[]) => object = (state, patches) => {
  immer.enablePatches();
  return immer.applyPatches(state, patches);
};
