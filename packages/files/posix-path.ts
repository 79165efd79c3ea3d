/**
 * Converts a path to forward slashes, as in Git and in URLs; Windows accepts both. Modules that handle paths of content import
 * `node:path/posix`, and use this function for paths from Node, which have the system's separator.
 */
export const posixPath = (path: string) => path.replaceAll("\\", "/");
