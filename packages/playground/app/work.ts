import { type Project, parseProject } from "./project.ts";

/** A project, and the reader's actions on it. */
export interface Draft {
  project: Project;
  /** False for somebody else's, until the reader runs it. */
  isTrusted: boolean;
  /** Whether the reader has changed or run it. Other projects can be opened again, and are not worth an "Undo". */
  isTouched: boolean;
  /** Id of its template, if any. */
  template?: string | undefined;
}

export interface Work {
  draft: Draft;
  /** The project that "Undo" restores. */
  previous: Draft | null;
  /** Each draft has a new number, and its own editor and frame. */
  number: number;
}

/** A template, or the reader's own code from a live example. */
export function trustedDraft(project: Project, template?: string): Draft {
  return { project, isTrusted: true, isTouched: false, template };
}

/** Somebody else's project. */
export const untrustedDraft = (project: Project): Draft => ({ project, isTrusted: false, isTouched: false });

/** Replaces the draft; "Undo" restores the old one if the reader has touched it. */
export function replaceDraft(work: Work | null, draft: Draft): Work {
  const previous = work?.draft.isTouched ? work.draft : (work?.previous ?? null);
  return { draft, previous, number: (work?.number ?? 0) + 1 };
}

/** Swaps the draft with the previous one, which stays unchanged: untrusted code does not run. */
export function undo(work: Work): Work {
  const { draft, previous, number } = work;
  return previous ? { draft: previous, previous: draft, number: number + 1 } : work;
}

/** Applies the reader's change to the project. */
export function editProject(work: Work, change: Partial<Project>): Work {
  const project = { ...work.draft.project, ...change };
  return { ...work, draft: { ...work.draft, project, isTouched: true } };
}

/** Trusts the draft, because the reader runs it. */
export function trustDraft(work: Work): Work {
  return { ...work, draft: { ...work.draft, isTrusted: true, isTouched: true } };
}

/** Validates stored work; null for anything else. */
export function parseSavedWork(value: unknown): Work | null {
  const { draft, previous } = (value ?? {}) as Record<string, unknown>;
  const parsed = parseDraft(draft);
  // Earlier versions stored several previous drafts.
  return parsed && { draft: parsed, previous: parseDraft([previous].flat()[0]), number: 1 };
}

function parseDraft(value: unknown): Draft | null {
  const { project, isTrusted, isTouched, template } = (value ?? {}) as Record<string, unknown>;
  const parsed = parseProject(project);
  const templateField = typeof template === "string" ? { template } : {};
  return parsed && { project: parsed, isTrusted: isTrusted === true, isTouched: isTouched === true, ...templateField };
}
