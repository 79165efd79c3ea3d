// What the package resolves to in a production build.
// @ts-expect-error: it stands apart from its types
import runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.js";

/** Creates an element as in a production build. */
export const productionJsx: (type: string, props: object) => object = runtime.jsx;
