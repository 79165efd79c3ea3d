// The package takes this file where a bundler is told of a production build.
// @ts-expect-error: it stands apart from its types
import runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.js";

/** Makes an element as it is in a production build. */
export const productionJsx: (type: string, props: object) => object = runtime.jsx;
