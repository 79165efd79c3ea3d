// The package's other files follow the bundler's mode, here "development".
// @ts-expect-error: it is no module that has types
import minified from "../../node_modules/tiny-invariant/dist/tiny-invariant.min.js";

/** The function that throws Craft.js's errors, in a production build. */
export const productionInvariant: (condition: unknown, message: string) => void = minified;
