import * as nodeModule from "node:module";

// Loaded with `node --import` before the build: caches the compiled code of the build's tools, which takes longer to
// make than most builds. Not TypeScript, so that a Node without type stripping prints the message below.

if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} runs no TypeScript. The project brings a Node that does, which npm installs`,
  );
  console.error("when packages may run their scripts: npm ci --ignore-scripts=false");
  process.exit(1);
}
nodeModule.enableCompileCache(".cache/node");
