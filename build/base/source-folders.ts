/** Code that runs in the build. The dev server does not watch these folders: changes need a restart. */
export const buildFolders = ["build", "packages/deploy", "packages/files", "packages/pages"];

/** All source folders of a build, without the content. */
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
