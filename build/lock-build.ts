import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { tryLock } from "./base/file-lock.ts";

/**
 * Waits until no other process builds or deploys this clone, which would write to the same `dist/` and the same local KV. The
 * lock lasts until the process ends.
 */
export async function lockBuild(folder = ".cache"): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = () => tryLock(join(folder, "build.lock"));
  let unlock = lock();
  if (!unlock) console.log("Another build of this folder is running: waiting for it.");
  while (!unlock) {
    await setTimeout(200);
    unlock = lock();
  }
  process.once("exit", unlock);
}
