import { fromFragment } from "../app/share.ts";
import { compile } from "./compile.ts";

/** Loaded by a document only if its code has changed. */
export const compiler = { compile, fromFragment };

Object.assign(window, { liveCompiler: compiler });
