/** What is wrong with a saved Craft.js document, and how to repair it. See README.md. */
export type { Code } from "./catalogue/kinds.ts";
export { compare } from "./compare.ts";
export { countComponents, resolverFor } from "./components.ts";
export { diagnose, examine } from "./diagnose.ts";
export type { SavedDocument, Severity } from "./document.ts";
export { type Finding, isPreselected } from "./finding.ts";
export { findingText, summary } from "./finding-text.ts";
export { migrateSavedState } from "./migrate-saved-state.ts";
export { read, readAll } from "./read.ts";
export { repair, repairAll } from "./repair.ts";
export { textOf } from "./text-of.ts";
