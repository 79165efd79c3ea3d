/** The folders with code that runs in the build; a running dev server does not load their changes. */
export const buildFolders = ["build", "packages/deploy", "packages/files", "packages/pages"];

/** The folders that a build reads, in addition to the content. */
export const sourceFolders = [
  ...buildFolders,
  "client",
  "examples",
  "packages/browser",
  "packages/playground",
  "packages/saved-state",
  "shared",
  "worker",
];
