import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a temporary file and renames it, so that readers never see a partial one. Creates the file's folder.
 * @param temporaryFolder a folder of the same file system for the temporary file, if the file's folder must not contain one
 */
export async function writeAtomically(
  file: string,
  contents: string | Uint8Array,
  temporaryFolder = dirname(file),
): Promise<void> {
  // Unique, as two threads or two builds may write the same file at once.
  const temporaryFile = join(temporaryFolder, `${basename(file)}.${randomUUID()}.new`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporaryFile, contents);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true }); // incomplete on a full disk
    throw error;
  }
}
