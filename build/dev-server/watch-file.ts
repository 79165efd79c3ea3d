import { readFileSync, watchFile } from "node:fs";

/** Calls `changed` once a file has other contents. A file that is missing, as during a checkout, has none yet. */
export function onNewContents(file: string, changed: () => void): void {
  const before = readFileSync(file, "utf8");
  const listener = () => {
    const now = read(file);
    if (now === null || now === before) return;
    changed();
  };
  watchFile(file, { interval: 500, persistent: false }, listener);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
