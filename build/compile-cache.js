import * as nodeModule from "node:module";
import { setupProblem } from "./setup-problem.js";

// Loaded with `node --import` before the build: caches the compiled code of the build's tools, as compiling it takes longer
// than most builds. Not TypeScript, so that a version of Node without type stripping prints the message below.

const problem = setupProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
// TypeScript would treat a symbolic link to the project as its root, and not find its packages there.
process.env.PWD = process.cwd();
// Pages are rendered by production React, which is faster: the checks of its development build are for the browser.
process.env.NODE_ENV ??= "production";
nodeModule.enableCompileCache(".cache/node");
