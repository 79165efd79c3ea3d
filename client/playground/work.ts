import type { Kept } from "./keep.ts";
import type { Project } from "./project.ts";

/** The project that is edited, and what "Undo" brings back. */
export interface Work extends Kept {
  /** False for what came with an address: it runs, and is kept, once the reader says so. */
  isTrusted: boolean;
  /** Another number for another project: it gets an editor of its own. */
  number: number;
}

/** Puts another project in the place of this one, which can be brought back if the reader has changed it. */
export function replaced(work: Kept & Partial<Work>, project: Project, isTrusted = true): Work {
  const isLost = work.isEdited && work.isTrusted !== false;
  return {
    project,
    previous: isLost ? work.project : work.previous,
    isEdited: false,
    isTrusted,
    number: (work.number ?? 0) + 1,
  };
}

/** Brings back what the project has replaced. */
export function undone(work: Work): Work {
  if (!work.previous) return work;
  return { project: work.previous, previous: null, isEdited: true, isTrusted: true, number: work.number + 1 };
}

/** A change by the reader. */
export function edited(work: Work, change: Partial<Project>): Work {
  return { ...work, project: { ...work.project, ...change }, isEdited: true };
}
