/** Documents of live examples, `/examples/live/<name>`: the only place that runs readers' code. */
const livePath = "/examples/live/";

/** Path of a live example's document, without the base path. */
export function liveExamplePath(name: string): string {
  return livePath + name;
}

/** Whether a path, without the base path, is a document that runs readers' code. */
export function isLiveExamplePath(path: string): boolean {
  return path.startsWith(livePath);
}

/** Path of the document in the playground's frame. */
export const sandboxPath = "/examples/live/playground";

/** Key in sessionStorage: the fragment with the reader's code that a live example passes to the playground. */
export const ownCodeKey = "own-code";
