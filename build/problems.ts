import { closest, distance } from "fastest-levenshtein";

/** A mistake in what an author wrote. Lines and columns count from 1. */
export interface Problem {
  /** Path of the file, relative to the project's root. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** What was found, what was wanted, and what to do. */
  message: string;
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

/** ` Did you mean "x"?` when one of the candidates is near enough to be what was meant, else an empty string. */
export function didYouMean(found: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  if (known.length === 0) return "";
  const sameLetters = known.find((name) => name.toLowerCase() === found.toLowerCase());
  const best = sameLetters ?? closest(found, known);
  const edits = distance(found.toLowerCase(), best.toLowerCase());
  // Short words are near to each other by chance: "vue" is no misspelt "lua".
  const near = edits <= Math.max(2, Math.floor(found.length * 0.4)) && edits <= Math.max(found.length, best.length) / 2;
  return near ? ` Did you mean "${best}"?` : "";
}
