// The modules of a production build; the tests' bundler resolves to the development builds.
// @ts-expect-error: the file has no types
import immer from "../../../node_modules/immer/dist/immer.cjs.production.min.js";
// @ts-expect-error: the file has no types
import jsxRuntime from "../../../node_modules/react/cjs/react-jsx-runtime.production.js";
// @ts-expect-error: the file has no types
import invariant from "../../../node_modules/tiny-invariant/dist/tiny-invariant.min.js";

/** The function that throws Craft.js's errors. */
export const productionInvariant: (condition: unknown, message: string) => void = invariant;

/** Creates an element. */
export const productionJsx: (type: string, props: object) => object = jsxRuntime.jsx;

/** Applies patches as Craft.js does on undo and redo. */
export const productionApplyPatches: (state: object, patches: object[]) => object = (state, patches) => {
  immer.enablePatches();
  return immer.applyPatches(state, patches);
};
