/** The folders that a build reads, in addition to the content. */
export const sourceFolders = [
  "build",
  "client",
  "examples",
  "packages/browser",
  "packages/files",
  "packages/playground",
  "packages/saved-state",
  "shared",
  "worker",
];
