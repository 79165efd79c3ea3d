import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a temporary file and renames it, so that readers never see a partial one. Creates the folder. */
export async function writeAtomically(file: string, contents: string | Uint8Array): Promise<void> {
  // Unique, as two threads or two builds may write the same file at once.
  const beside = `${file}.${randomUUID()}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, contents);
  await rename(beside, file);
}
