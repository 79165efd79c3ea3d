import { compile } from "./compile.ts";

/** The compiler as a script of its own, which client/live/load-compiler.ts loads. */
Object.assign(window, { compileLive: compile });
