import { hash } from "node:crypto";
import { join, resolve } from "node:path";
import { writeAtomically } from "files/write-atomically.ts";

/** Folder of the modules that pages import. Inside the project, so that their imports of packages resolve. */
export const moduleFolder = resolve(".cache/imports");

/**
 * Writes a module. It is named by the hash of its code, since Node never loads a path twice.
 * @returns its path
 */
export async function writeModule(code: string): Promise<string> {
  const path = join(moduleFolder, `${hash("sha256", code)}.mjs`);
  await writeAtomically(path, code);
  return path;
}
