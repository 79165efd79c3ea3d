import { fromFragment } from "../app/share.ts";
import { compile } from "./compile.ts";

/** What a document loads only when its code is not the original one. */
export const compiler = { compile, fromFragment };

Object.assign(window, { liveCompiler: compiler });
