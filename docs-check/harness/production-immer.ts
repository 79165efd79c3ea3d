// The bundler runs in "development" mode, which keeps the messages.
// @ts-expect-error: it stands apart from its types
import immer from "../../node_modules/immer/dist/immer.cjs.production.min.js";

/** Applies patches as Craft.js does on undo and redo, in a production build. */
export const productionApplyPatches: (state: object, patches: object[]) => object = (state, patches) => {
  immer.enablePatches();
  return immer.applyPatches(state, patches);
};
