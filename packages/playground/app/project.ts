/** What the playground edits, runs, keeps and shares. */
export interface Project {
  name: string;
  /** Sources by path, such as `App.tsx` and `blocks/text.tsx`. */
  files: Record<string, string>;
}

/** The module that exports the component `App`. */
export const entryFile = "App.tsx";

const mostFiles = 50;

/** Characters of all sources together. */
export const longestProject = 500_000;

/** Says so to the reader. */
export const tooLong = "A project has at most 500,000 characters.";

/** Characters of a name, and of a path. */
export const longestName = 80;

const pathForm = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|css|json)$/;

/** Names that Windows keeps for devices, and folders whose last dot it leaves out. */
const forbiddenOnWindows = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/)|\.\//i;

/** What is wrong with the path of a file that joins `files`, as a sentence for the reader; null if nothing is. */
export function pathProblem(path: string, files: Project["files"]): string | null {
  if (!pathForm.test(path) || path.length > longestName) {
    return "A name has letters, digits, “-”, “_”, “.” and “/”, and ends with .tsx, .ts, .css or .json.";
  }
  if (Object.keys(files).length >= mostFiles) return `A project has at most ${mostFiles} files.`;
  if (forbiddenOnWindows.test(path)) return "Windows has no file of that name.";
  // Most file systems would take names that differ in case for the same.
  const [name, ...others] = [path, ...Object.keys(files)].map((path) => path.toLowerCase());
  const same = others.indexOf(name ?? "");
  if (same >= 0) return `There is a file “${Object.keys(files)[same]}” already.`;
  const isInside = others.some((other) => other.startsWith(`${name}/`) || name?.startsWith(`${other}/`));
  return isInside ? "A file and a folder cannot have the same name." : null;
}

export const lengthOf = (files: Project["files"]) =>
  Object.values(files).reduce((length, source) => length + source.length, 0);

/** Why no new file can have this path, as a sentence for the reader; null if it can. */
export function newFileProblem(path: string, files: Project["files"]): string | null {
  return pathProblem(path, files) ?? (lengthOf(files) + emptyFile(path).length > longestProject ? tooLong : null);
}

/** Validates the form of a project, whatever its length; null for anything else. */
export function parseProject(value: unknown): Project | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, files } = value as Record<string, unknown>;
  if (typeof name !== "string" || typeof files !== "object" || files === null) return null;
  const found: Project["files"] = {};
  for (const [path, source] of Object.entries(files)) {
    if (typeof source !== "string" || pathProblem(path, found) !== null) return null;
    found[path] = source;
  }
  return found[entryFile] === undefined ? null : { name: name.slice(0, longestName), files: found };
}

/**
 * Validates a project that comes from elsewhere.
 * @throws with a sentence for the reader
 */
export function readProject(value: unknown): Project {
  const project = parseProject(value);
  if (!project) throw new Error("It holds no project of the playground.");
  if (lengthOf(project.files) > longestProject) throw new Error(`It is too long. ${tooLong}`);
  return project;
}

/** What an import may leave out of a path, in the order in which it is tried. */
export const endings = ["", ".tsx", ".ts", ".json", "/index.tsx", "/index.ts"];

/** The file that a relative import means, with or without its ending; null if there is none. */
export function resolveImport(from: string, specifier: string, files: Project["files"]): string | null {
  const path = decodeURI(new URL(specifier, `file:///${from}`).pathname.slice(1));
  return endings.map((ending) => path + ending).find((path) => Object.hasOwn(files, path)) ?? null;
}

/** What a new file holds, so that it can be imported right away. */
export function emptyFile(path: string): string {
  if (path.endsWith(".json")) return "{}\n";
  const [, name = ""] = /([\w-]+)\.tsx$/.exec(path) ?? [];
  const component = name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Z]/.test(component) ? `export const ${component} = () => <p>${component}</p>;\n` : "";
}
