import { compile } from "./compile.ts";

/** The compiler as a separate script: a live example loads it when its editor opens. */
export const compiler = { compile };

Object.assign(window, { liveCompiler: compiler });
