import { compile } from "./compile.ts";

/** Loaded by a document only if its code has changed. */
export const compiler = { compile };

Object.assign(window, { liveCompiler: compiler });
