import { distance } from "fastest-levenshtein";
import { compareText } from "./compare-text.ts";

/** A problem in the content or the settings. Lines and columns count from 1. */
export interface Problem {
  /** Path relative to the project's root. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** A warning only fails a build with `--strict`; advice never does. */
  severity?: "error" | "warning" | "advice" | undefined;
  /** Name of the check that reports it. */
  rule?: string | undefined;
  /** The problem, the expected value, and the fix. */
  message: string;
}

/** The line, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Errors in the content: all of them, so that an author sees them at once. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(reportOf(problems));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** One problem per line, as `file:line:column  message`, which editors and terminals make clickable. */
export function formatProblems(problems: Problem[]): string {
  const order = (problem: Problem) => (problem.line ?? 0) * 1e4 + (problem.column ?? 0);
  return [...problems]
    .sort((a, b) => compareText(a.file, b.file) || order(a) - order(b))
    .map(formatProblem)
    .join("\n");
}

/** Maximum number of lines in a report; the rest is counted. */
const maxLines = 30;

/**
 * A report for the terminal: errors before warnings, one line for equal errors, and one for the warnings of a rule, with their
 * count; the most frequent first.
 */
export function reportOf(problems: Problem[]): string {
  const groups = [...Map.groupBy(problems, keyOf).values()];
  groups.sort((a, b) => Number(isWarning(a[0])) - Number(isWarning(b[0])) || b.length - a.length);
  const lines = groups.slice(0, maxLines).map(([problem, ...duplicates]) => {
    const more = duplicates.length > 0 ? ` (and ${duplicates.length} more like it)` : "";
    return problem ? formatProblem(problem) + more : "";
  });
  const hiddenGroups = groups.length - lines.length;
  if (hiddenGroups > 0) lines.push(`… and ${hiddenGroups} more kinds: --problems <file> writes all of them`);
  const warnings = problems.filter(isWarning).length;
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? "" : "s"}`;
  const total = [count(problems.length - warnings, "error"), count(warnings, "warning")].filter(
    (text) => !text.startsWith("0"),
  );
  if (problems.length > 1) lines.push("", `${total.join(" and ")} in ${count(files, "file")}`);
  return lines.join("\n");
}

export const isWarning = (problem: Problem | undefined): boolean =>
  problem?.severity === "warning" || problem?.severity === "advice";

const keyOf = ({ severity, rule, message }: Problem) =>
  severity && severity !== "error" && rule ? `${severity} ${rule}` : `${severity ?? "error"} ${message}`;

function formatProblem({ file, line, column, severity, message }: Problem): string {
  return `${[file, line, column].filter(Boolean).join(":")}  ${severity === "warning" || severity === "advice" ? `${severity}: ` : ""}${message}`;
}

/**
 * ` Did you mean "x"?`, or an empty string. Does not compare the folders that both paths begin with: they would make all paths similar.
 * @param maxShare maximum share of the letters that may differ: lower for many candidates, some of which are similar by chance
 */
export function didYouMean(typo: string, candidates: Iterable<string>, maxShare = 0.4): string {
  let best: { name: string; edits: number; length: number; otherLength: number } | undefined;
  for (const name of candidates) {
    const shared = sharedFolders(typo.toLowerCase(), name.toLowerCase());
    const [typoRest, nameRest] = [typo.slice(shared).toLowerCase(), name.slice(shared).toLowerCase()];
    const edits = distance(typoRest, nameRest);
    if (!best || edits < best.edits) best = { name, edits, length: typoRest.length, otherLength: nameRest.length };
  }
  if (!best) return "";
  const { name, edits, length, otherLength } = best;
  // Short words are similar by chance: "vue" is not a misspelt "lua".
  const isSimilar = edits <= Math.max(2, Math.floor(length * maxShare)) && edits <= Math.max(length, otherLength) / 2;
  return isSimilar ? ` Did you mean "${name}"?` : "";
}

function sharedFolders(a: string, b: string): number {
  let shared = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index++) if (a[index] === "/") shared = index + 1;
  return shared;
}
