import { entryFile, type Project, resolutionSuffixes, resolveImport } from "./project.ts";

/** Relative imports: the code up to their quote, and their path. */
const imports = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}(?:\/[\w./-]*)?)(?=["'])/g;

/**
 * Gives a file another path, and keeps its position among the others. Updates the imports in all files. The entry file
 * keeps its name.
 */
export function renameFile(files: Project["files"], from: string, to: string): Project["files"] {
  if (from === entryFile) return files;
  const renamed = (path: string) => (path === from ? to : path);
  const moved = Object.fromEntries(Object.entries(files).map(([path, source]) => [renamed(path), source]));
  for (const [path, source] of Object.entries(files)) {
    moved[renamed(path)] = source.replaceAll(imports, (whole, start: string, specifier: string) => {
      const target = resolveImport(path, specifier, files);
      if (target === null) return whole;
      const isOther = path !== from && target !== from;
      if (isOther && resolveImport(path, specifier, moved) === target) return whole;
      const full = relativePath(renamed(path), renamed(target));
      if (target.endsWith(specifier.replace(/.*\//, ""))) return start + full;
      const forms = resolutionSuffixes
        .filter((ending) => full.endsWith(ending))
        .map(({ length }) => full.slice(0, full.length - length));
      const short = forms.findLast((form) => resolveImport(renamed(path), form, moved) === renamed(target));
      return start + (short ?? full);
    });
  }
  return moved;
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
