import { distance } from "fastest-levenshtein";

/** A mistake in what an author wrote. Lines and columns count from 1. */
export interface Problem {
  /** Path of the file, relative to the project's root. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** What was found, what was wanted, and what to do. */
  message: string;
}

/** A mistake in a page that is known to whoever looks for it. */
export type PageProblem = Omit<Problem, "file">;

/** The line of a place in a text. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/** Thrown when content is broken: carries every problem that was found, so that an author sees them all at once. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(formatProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** One problem a line, in the form that editors and terminals make clickable: `file:line:column  message`. */
export function formatProblems(problems: Problem[]): string {
  const order = (problem: Problem) => (problem.line ?? 0) * 1e4 + (problem.column ?? 0);
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || order(a) - order(b))
    .map(({ file, line, column, message }) => `${[file, line, column].filter(Boolean).join(":")}  ${message}`)
    .join("\n");
}

/**
 * ` Did you mean "x"?` when one of the candidates is near enough to be what was meant, else an empty string. Of paths,
 * the folders that they share do not count: all pages of a folder would be near to each other.
 */
export function didYouMean(found: string, candidates: Iterable<string>): string {
  let best: { name: string; edits: number; length: number; otherLength: number } | undefined;
  for (const name of candidates) {
    const shared = sharedFolders(found.toLowerCase(), name.toLowerCase());
    const [ours, theirs] = [found.slice(shared).toLowerCase(), name.slice(shared).toLowerCase()];
    const edits = distance(ours, theirs);
    if (!best || edits < best.edits) best = { name, edits, length: ours.length, otherLength: theirs.length };
  }
  if (!best) return "";
  const { name, edits, length, otherLength } = best;
  // Short words are near to each other by chance: "vue" is no misspelt "lua".
  const near = edits <= Math.max(2, Math.floor(length * 0.4)) && edits <= Math.max(length, otherLength) / 2;
  return near ? ` Did you mean "${name}"?` : "";
}

/** Length of the folders that two paths begin with, up to their last common "/". */
function sharedFolders(a: string, b: string): number {
  let shared = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index++) if (a[index] === "/") shared = index + 1;
  return shared;
}
