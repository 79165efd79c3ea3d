import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
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

/**
 * Makes a temporary folder that begins as the last one of its name and key was left on exit, and is left for the next one.
 * Of several processes one takes it; the others begin with nothing, as after a process that was killed.
 * @returns its path
 */
export function inheritedFolder(name: string, key: string, parent = ".cache"): string {
  const { path } = temporaryFolder(name, parent);
  const left = join(parent, `${name}-left-${key}`);
  tryTo(() => renameSync(left, path));
  process.prependListener("exit", () =>
    tryTo(() => {
      rmSync(left, { recursive: true, force: true });
      renameSync(path, left);
    }),
  );
  return path;
}

/** What cannot be handed on is made anew. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch {}
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH"; // EPERM: another user's process
  }
}
