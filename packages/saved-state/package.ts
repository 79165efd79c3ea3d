/** Entry of the package craftjs-saved-state: the library, and the readers of compressed documents. */
export * from "./index.ts";
export { unpackers } from "./unpackers.ts";
