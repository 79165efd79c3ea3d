/** A project of the playground. */
export interface Project {
  name: string;
  /** Sources by path, such as `App.tsx` and `blocks/text.tsx`. */
  files: Record<string, string>;
}

/** The module that exports the component `App`. */
export const entryFile = "App.tsx";

export const maxFiles = 50;

/** Total length of all sources, in characters. */
export const maxProjectLength = 500_000;

/** The limit as a sentence for the reader. */
export const tooLongMessage = `A project has at most ${maxProjectLength.toLocaleString("en")} characters.`;

/** Maximum length of a name, and of a path, in characters. */
export const maxNameLength = 80;

const pathForm = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|css|json)$/;

/** Names that Windows reserves for devices, and folders whose final dot it drops. */
const forbiddenOnWindows = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/)|\.\//i;

/** The problem with the path of a file to add to `files`, as a sentence for the reader, or null. */
export function pathProblem(path: string, files: Project["files"]): string | null {
  if (path.length > maxNameLength) return `A name has at most ${maxNameLength} characters.`;
  if (!pathForm.test(path)) {
    return "A name consists of letters, digits, “-”, “_”, “.” and “/”, and ends with .tsx, .ts, .css or .json.";
  }
  if (Object.keys(files).length >= maxFiles) return `A project has at most ${maxFiles} files.`;
  if (forbiddenOnWindows.test(path)) return "Windows does not allow this file name.";
  // Most file systems treat names that differ only in case as equal.
  const [name, ...otherNames] = [path, ...Object.keys(files)].map((path) => path.toLowerCase());
  const existingIndex = otherNames.indexOf(name ?? "");
  if (existingIndex >= 0) return `The file “${Object.keys(files)[existingIndex]}” already exists.`;
  const isInside = otherNames.some((other) => other.startsWith(`${name}/`) || name?.startsWith(`${other}/`));
  return isInside ? "A file and a folder cannot have the same name." : null;
}

export const lengthOf = (files: Project["files"]) =>
  Object.values(files).reduce((length, source) => length + source.length, 0);

/** Why a file cannot be created at this path, as a sentence for the reader, or null. */
export function newFileProblem(path: string, files: Project["files"]): string | null {
  return (
    pathProblem(path, files) ??
    (lengthOf(files) + initialSource(path).length > maxProjectLength ? tooLongMessage : null)
  );
}

/** Parses a project; null if it is malformed. Does not check its length. */
export function parseProject(value: unknown): Project | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, files } = value as Record<string, unknown>;
  if (typeof name !== "string" || typeof files !== "object" || files === null) return null;
  const sources: Project["files"] = {};
  for (const [path, source] of Object.entries(files)) {
    if (typeof source !== "string" || pathProblem(path, sources) !== null) return null;
    sources[path] = source;
  }
  return sources[entryFile] === undefined ? null : { name: name.slice(0, maxNameLength), files: sources };
}

/**
 * Validates a project from outside.
 * @throws with a sentence for the reader
 */
export function readProject(value: unknown): Project {
  const project = parseProject(value);
  if (!project) throw new Error("It does not contain a playground project.");
  if (lengthOf(project.files) > maxProjectLength) throw new Error(`It is too long. ${tooLongMessage}`);
  return project;
}

/** Suffixes tried when resolving an import, in order. */
export const resolutionSuffixes = ["", ".tsx", ".ts", ".json", "/index.tsx", "/index.ts"];

/** The file of a relative import, with or without its suffix, or null. */
export function resolveImport(from: string, specifier: string, files: Project["files"]): string | null {
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return resolutionSuffixes.map((suffix) => path + suffix).find((path) => Object.hasOwn(files, path)) ?? null;
}

/** The initial content of a new file, so that it can be imported at once. */
export function initialSource(path: string): string {
  if (path.endsWith(".json")) return "{}\n";
  const [, name = ""] = /([\w-]+)\.tsx$/.exec(path) ?? [];
  const component = name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Z]/.test(component) ? `export const ${component} = () => <p>${component}</p>;\n` : "";
}
