import { type Project, parseProject } from "./project.ts";

/** A project, and the reader's actions on it. */
export interface Draft {
  project: Project;
  /** False for somebody else's, until the reader runs it. */
  isTrusted: boolean;
  /** Whether the reader has changed or run it. Other projects can be opened again, and are not worth an "Undo". */
  isTouched: boolean;
  /** Id of its template, if any. */
  template?: string;
}

/** The saved work. */
export interface SavedWork {
  draft: Draft;
  /** The project that "Undo" restores. */
  previous: Draft | null;
}

export interface Work extends SavedWork {
  /** Whether the draft is the address's project, so that a reload opens it again. */
  isAddressed: boolean;
  /** Each draft has a new number, and its own editor and frame. */
  number: number;
}

/** A template, or the reader's own code from a live example. */
export const trusted = (project: Project, template?: string): Draft => ({
  project,
  isTrusted: true,
  isTouched: false,
  ...(template !== undefined && { template }),
});

/** Somebody else's project. */
export const untrusted = (project: Project): Draft => ({ project, isTrusted: false, isTouched: false });

/** Work restored from the storage. */
export function resumed(saved: SavedWork, number = 1): Work {
  return { ...saved, isAddressed: false, number };
}

/** Replaces the draft; "Undo" restores the old one if the reader has touched it. */
export function replaced(work: Work | null, draft: Draft, isAddressed = false): Work {
  const previous = work?.draft.isTouched ? work.draft : (work?.previous ?? null);
  return { draft, previous, isAddressed, number: (work?.number ?? 0) + 1 };
}

/** Swaps the draft with the previous one, which stays unchanged: untrusted code does not run. */
export function undone(work: Work): Work {
  const { draft, previous } = work;
  return previous ? { draft: previous, previous: draft, isAddressed: false, number: work.number + 1 } : work;
}

/** A change by the reader. */
export function edited(work: Work, change: Partial<Project>): Work {
  const project = { ...work.draft.project, ...change };
  return { ...work, draft: { ...work.draft, project, isTouched: true }, isAddressed: false };
}

/** The reader runs somebody else's project. */
export function accepted(work: Work): Work {
  return { ...work, draft: { ...work.draft, isTrusted: true, isTouched: true }, isAddressed: false };
}

/** Continues with the work that another tab has saved; "Undo" restores this tab's own draft, if any. */
export function caughtUp(work: Work, saved: SavedWork, isUnchanged: boolean): Work {
  if (!isUnchanged)
    return { ...work, previous: saved.draft.isTouched ? saved.draft : (work.previous ?? saved.previous) };
  const isSame = JSON.stringify(saved) === JSON.stringify({ draft: work.draft, previous: work.previous });
  return isSame ? work : resumed(saved, work.number + 1);
}

/** Validates stored work; null for anything else. */
export function parseSavedWork(value: unknown): SavedWork | null {
  const { draft, previous } = (value ?? {}) as Record<string, unknown>;
  const parsed = parseDraft(draft);
  // Earlier versions kept several.
  return parsed && { draft: parsed, previous: parseDraft([previous].flat()[0]) };
}

function parseDraft(value: unknown): Draft | null {
  const { project, isTrusted, isTouched, template } = (value ?? {}) as Record<string, unknown>;
  const parsed = parseProject(project);
  const begun = typeof template === "string" ? { template } : {};
  return parsed && { project: parsed, isTrusted: isTrusted === true, isTouched: isTouched === true, ...begun };
}
