import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

let count = 0;

/**
 * Writes a file beside its place and moves it there, so that whoever reads it meets it whole, however a build ends. Makes its
 * folder where there is none.
 */
export async function writeAtomically(file: string, contents: string | Uint8Array): Promise<void> {
  // A name of its own for each: two builds may write the same file at a time.
  const beside = `${file}.${process.pid}-${count++}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, contents);
  await rename(beside, file);
}
