import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { basePath } from "browser/base-path.ts";
import { writeAtomically } from "files/write-atomically.ts";
import { contentHash } from "../base/hash.ts";
import { sourceFolders } from "../base/source-folders.ts";
import { stampOf } from "./file-state.ts";
import { noteUse, removeUnused } from "./remove-unused.ts";

const cacheDir = ".cache/results";

/**
 * Returns the result of `make`, cached on disk. Each name has one entry, which the next result replaces.
 * @param inputs all inputs of `make`
 */
export async function cached<Value>(name: string, inputs: string[], make: () => Promise<Value>): Promise<Value> {
  const file = join(cacheDir, name);
  const hash = contentHash(process.version, ...inputs);
  try {
    const [storedHash, value] = deserialize(await readFile(file)) as [string, Value];
    if (storedHash === hash) {
      await noteUse(file);
      return value;
    }
  } catch {
    // Missing, or damaged.
  }
  const value = await make();
  await writeAtomically(file, serialize([hash, value]));
  await removeUnused(cacheDir);
  return value;
}

/** Names, sizes and modification times of files, including all files in folders, to detect changes. */
export function stamps(inputs: string[], cwd = ".", isIncluded = (_file: string) => true): string[] {
  const files = inputs.flatMap((input) => {
    const folder = join(cwd, input);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [input];
    return readdirSync(folder, { recursive: true }).map((name) => `${input}/${name}`);
  });
  const selected = files.filter(isIncluded);
  return selected.sort().map((file) => `${file} ${stampOf(join(cwd, file))}`);
}

/** The base path, and the states of all source and content files except pages. */
export function inputsWithoutPages(contentDir: string): string[] {
  const inputs = [...sourceFolders, contentDir, "package-lock.json"];
  return [basePath, ...stamps(inputs, ".", (file) => !/\.mdx?$/.test(file))];
}
