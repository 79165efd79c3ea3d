import { compile } from "./compile.ts";

/** The compiler as a script of its own, which examples/live/load-compiler.ts loads. */
Object.assign(window, { compileLive: compile });
