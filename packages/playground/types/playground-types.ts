import { resolve } from "node:path";
import ts from "typescript-6";
import { importedPackages, options } from "../app/language/project-service.ts";

/**
 * The declaration files for the packages that a playground may import, and the `package.json` files that point to
 * them, by their path below `/`.
 * @throws when a package cannot be found
 */
export function playgroundTypes(): Record<string, string> {
  const files: Record<string, string> = {};
  const entryPath = resolve("playground-packages.d.ts");
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (path) => path === entryPath || fileExists(path);
  host.readFile = (path) => {
    if (path === entryPath) return importedPackages;
    const text = readFile(path);
    // Through symbolic links: a copy of the project may link to the packages of another one.
    const [name] = /(?<=\/)node_modules\/.*/.exec(path.replaceAll("\\", "/")) ?? [];
    if (text !== undefined && name) files[`/${name}`] = trimDeclarations(name, text);
    return text;
  };
  const program = ts.createProgram([entryPath], options, host);
  const [error] = program.getSemanticDiagnostics(program.getSourceFile(entryPath));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return files;
}

/** Removes comments from the largest files, but not from the files of React and Craft.js, whose comments readers see. */
function trimDeclarations(name: string, text: string): string {
  if (name.endsWith("package.json")) {
    const { version, types, typings, typesVersions, exports } = JSON.parse(text);
    return JSON.stringify({ name: JSON.parse(text).name, version, types, typings, typesVersions, exports });
  }
  if (!/^node_modules\/(typescript-6|csstype)\//.test(name)) return text;
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\n\s*/g, "\n");
}
