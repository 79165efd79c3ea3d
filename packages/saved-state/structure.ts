/** The part of the library that reads the tree of nodes, without the catalogue of findings: a tenth of its size. */
export { isObject, type SavedDocument } from "./document.ts";
export { walk } from "./links.ts";
export { typeName } from "./migrate-saved-state.ts";
