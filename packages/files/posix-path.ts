/**
 * A path with slashes on Windows, too, as in Git and in URLs; Windows accepts both. Modules that handle paths of content import
 * `node:path/posix` and pass here what Node returns with the system's separator.
 */
export const posixPath = (path: string) => path.replaceAll("\\", "/");
