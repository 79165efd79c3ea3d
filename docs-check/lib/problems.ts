import { distance } from "fastest-levenshtein";

/** Something that an author has to look at. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** What is wrong, and what to do. */
  message: string;
}

/** At most this many lines are printed. */
const limit = 30;

/** ` Did you mean …?` when a known name is close to what was written; empty otherwise. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [best] = [...known].sort((a, b) => distance(a, name) - distance(b, name));
  return best !== undefined && distance(best, name) <= Math.max(2, name.length / 4) ? ` Did you mean "${best}"?` : "";
}

/** One line a problem; equal messages become one line with a count; at most 30 lines. */
export function formatProblems(problems: Problem[]): string[] {
  const groups = [...Map.groupBy(problems, ({ message }) => message).values()];
  const lines = groups.map(([first, ...others]) => {
    const { file = "", line, column, message = "" } = first ?? {};
    const place = [file, line, line && column].filter(Boolean).join(":");
    return `${place} ${message}${others.length > 0 ? ` (and ${others.length} more like it)` : ""}`;
  });
  const rest = groups.slice(limit).flat().length;
  return rest > 0 ? [...lines.slice(0, limit), `… and ${rest} more problems`] : lines;
}
