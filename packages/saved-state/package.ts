/** What the package craftjs-saved-state exports: the library, and what reads compressed documents. */
export * from "./index.ts";
export { unpackers } from "./unpackers.ts";
