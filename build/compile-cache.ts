import { enableCompileCache } from "node:module";

// Loaded with `node --import` before the build: keeps the compiled code of the build's tools, which takes longer to make
// than most builds take to run.
enableCompileCache(".cache/node");
