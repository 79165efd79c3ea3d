/** Compiler options of a project, as in a tsconfig: for the playground's editor and the project that is downloaded. */
export const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom"],
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  jsx: "react-jsx",
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};
