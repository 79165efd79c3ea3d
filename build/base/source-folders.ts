/** The folders that a build reads, besides the content. */
export const sourceFolders = [
  "build",
  "client",
  "examples",
  "packages/browser",
  "packages/playground",
  "packages/saved-state",
  "shared",
  "worker",
];
