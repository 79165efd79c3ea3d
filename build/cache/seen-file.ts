import { readFileSync, statSync } from "node:fs";
import { contentHash } from "../base/hash.ts";

/** A file as a build has seen it. */
export interface SeenFile {
  /** Size and time of the last change, by which a file is known to be unchanged without being read. */
  stamp: string;
  hash: string;
}

/** That of a folder says only that it is there. */
export function stampOf(file: string): string {
  const stats = statOf(file);
  return stats?.isDirectory() ? "folder" : stats ? `${stats.size} ${stats.mtimeMs}` : "missing";
}

/** A file that something was made from since a time. What may have changed since then is made again by the next build. */
export function seenSince(start: number, file: string): SeenFile {
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

/** Milliseconds by which the times of files may lag behind the clock. */
const clockTick = 20;

/** The file as it is now, if it has the same contents; null otherwise. A fresh checkout only has other times. */
export function seenAgain(file: string, before: SeenFile): SeenFile | null {
  const stamp = stampOf(file);
  if (stamp === before.stamp) return before;
  return hashOf(file) === before.hash ? { ...before, stamp } : null;
}

function hashOf(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return "missing";
  }
}
