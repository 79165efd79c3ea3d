import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach } from "vitest";

type Files = Record<string, string | Uint8Array>;

/** Makes a temporary folder for the tests of a file, which holds these files and no others as each test begins. */
export function testFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFiles(folder, files);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes files by their names below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}
