import { readFileSync, statSync } from "node:fs";
import { contentHash } from "../base/hash.ts";

/** An input file's state when a build read it. */
export interface FileState {
  /** Size and modification time: if they are the same, the file is unchanged. */
  stamp: string;
  hash: string;
}

/** Size and modification time of a file; of a folder, only that it exists. */
export function stampOf(file: string): string {
  const stats = statOf(file);
  return stats?.isDirectory() ? "folder" : stats ? `${stats.size} ${stats.mtimeMs}` : "missing";
}

/**
 * The state of a file. If it may have changed since `start`, the state matches no later one, so that the next build reads the file
 * again.
 * @param start when the build began, in milliseconds
 */
export function readFileState(file: string, start: number): FileState {
  const stats = statOf(file);
  const hash = stats && stats.mtimeMs > start - clockTick ? "unsure" : hashOf(file);
  return { stamp: hash === "unsure" ? hash : stampOf(file), hash };
}

/** Undefined for a missing file, and for a symbolic link to itself. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** How far the times of files may lag behind the clock, in milliseconds. */
const clockTick = 20;

/** The current state of the file if it has the same contents; null otherwise. A fresh checkout only changes times. */
export function unchangedState(file: string, previous: FileState): FileState | null {
  const stamp = stampOf(file);
  if (stamp === previous.stamp) return previous;
  return hashOf(file) === previous.hash ? { ...previous, stamp } : null;
}

function hashOf(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return "missing";
  }
}
