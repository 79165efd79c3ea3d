import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Folder name with the id of the process that owns it. */
const made = /^[a-z-]+-(\d+)-\w{6}$/;

/** Makes a folder that is removed on exit. Also removes those left by killed processes. */
export function temporaryFolder(name: string, parent = ".cache"): { path: string; remove: () => void } {
  mkdirSync(parent, { recursive: true });
  for (const other of readdirSync(parent)) {
    const id = made.exec(other)?.[1];
    if (id && !isRunning(Number(id))) rmSync(join(parent, other), { recursive: true, force: true });
  }
  const path = mkdtempSync(join(parent, `${name}-${process.pid}-`));
  const clear = () => rmSync(path, { recursive: true, force: true });
  process.on("exit", clear);
  const remove = () => {
    process.off("exit", clear);
    clear();
  };
  return { path, remove };
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH"; // EPERM: another user's process
  }
}
