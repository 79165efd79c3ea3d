import { entryFile, type Project, resolutionSuffixes, resolveImport } from "./project.ts";

/** Matches relative imports: the code up to the opening quote, and the path. */
const imports = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}(?:\/[\w./-]*)?)(?=["'])/g;

/**
 * Gives a file another path, and keeps its position among the others. Updates the imports in all files. The entry file
 * keeps its name.
 */
export function renameFile(files: Project["files"], from: string, to: string): Project["files"] {
  if (from === entryFile) return files;
  const newPath = (path: string) => (path === from ? to : path);
  const newFiles = Object.fromEntries(Object.entries(files).map(([path, source]) => [newPath(path), source]));
  for (const [path, source] of Object.entries(files)) {
    newFiles[newPath(path)] = source.replaceAll(imports, (match, start: string, specifier: string) => {
      const target = resolveImport(path, specifier, files);
      if (target === null) return match;
      const isUnaffected = path !== from && target !== from;
      if (isUnaffected && resolveImport(path, specifier, newFiles) === target) return match;
      const fullPath = relativePath(newPath(path), newPath(target));
      if (target.endsWith(specifier.replace(/.*\//, ""))) return start + fullPath;
      const shortPaths = resolutionSuffixes
        .filter((ending) => fullPath.endsWith(ending))
        .map(({ length }) => fullPath.slice(0, fullPath.length - length));
      const shortPath = shortPaths.findLast((form) => resolveImport(newPath(path), form, newFiles) === newPath(target));
      return start + (shortPath ?? fullPath);
    });
  }
  return newFiles;
}

function relativePath(from: string, to: string): string {
  const up = from.split("/").slice(0, -1);
  const down = to.split("/");
  while (up.length > 0 && up[0] === down[0]) {
    up.shift();
    down.shift();
  }
  return `${up.length > 0 ? "../".repeat(up.length) : "./"}${down.join("/")}`;
}
