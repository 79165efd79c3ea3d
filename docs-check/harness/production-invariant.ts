// Of what the package has, only this file is a production build for certain: the others ask the bundler, which says
// "development" here.
// @ts-expect-error: it is no module that has types
import minified from "../../node_modules/tiny-invariant/dist/tiny-invariant.min.js";

/** The function that throws the errors of Craft.js, as it is in a production build. */
export const productionInvariant: (condition: unknown, message: string) => void = minified;
