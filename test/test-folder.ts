import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { temporaryFolder } from "../build/base/temporary-folder.ts";

type Files = Record<string, string | Uint8Array>;

/** Makes a temporary folder for the tests of a file, which is reset to these files before each test. */
export function testFolder(files: Files = {}): string {
  const { path: folder, remove } = temporaryFolder("test");
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFiles(folder, files);
  });
  afterAll(remove);
  return folder;
}

/** Writes files by their names below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}
