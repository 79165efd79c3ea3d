/** Finds and repairs faults of saved Craft.js documents. See README.md. */
export type { Code } from "./catalogue.ts";
export { type Comparison, compare } from "./compare.ts";
export { countComponents, resolverFor } from "./components.ts";
export { diagnose, examine } from "./diagnose.ts";
export type { Effect, Place, SavedDocument, Severity } from "./document.ts";
export type { Finding, Options, Removed, Repaired } from "./finding.ts";
export { findingText, isPreselected, summary } from "./finding.ts";
export { type MigrationStep, migrateSavedState } from "./migrate-saved-state.ts";
export { type Read, type ReadOptions, read, readAll, type Unpacker } from "./read.ts";
export { repair, repairAll } from "./repair.ts";
export { textOf } from "./text-of.ts";
