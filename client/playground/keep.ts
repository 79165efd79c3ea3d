import { get, set } from "idb-keyval";
import { type Project, parseProject } from "./project.ts";

/** What stays in this browser. */
export interface Kept {
  project: Project;
  /** What the project has replaced and "Undo" brings back. */
  previous: Project | null;
  /** Whether the reader has changed the project: one that is as it came need not be kept when another replaces it. */
  isEdited: boolean;
}

/** Key in IndexedDB: readers' browsers hold it. */
const key = "playground";

/** Null where nothing is kept, or where the browser blocks its storage. */
export async function loadKept(): Promise<Kept | null> {
  try {
    const kept = await get<Partial<Kept>>(key);
    const project = parseProject(kept?.project);
    return project && { project, previous: parseProject(kept?.previous), isEdited: kept?.isEdited === true };
  } catch {
    return null;
  }
}

/** Returns whether the browser has kept it. */
export async function keep({ project, previous, isEdited }: Kept): Promise<boolean> {
  try {
    await set(key, { project, previous, isEdited } satisfies Kept);
    return true;
  } catch {
    return false;
  }
}
