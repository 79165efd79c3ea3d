import { distance } from "fastest-levenshtein";

export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  message: string;
}

/** Maximum number of printed problems. */
const limit = 60;

/** ` Did you mean "x"?` if one of the candidates is similar, otherwise an empty string. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const [best] = [...candidates].sort((a, b) => distance(a, name) - distance(b, name));
  return best !== undefined && distance(best, name) <= Math.max(2, name.length / 4) ? ` Did you mean "${best}"?` : "";
}

/**
 * Formats problems, the most frequent first: one line each, or one with a count for more than five that differ only in
 * names. If there are more than 60 lines, each stage keeps its first ones.
 * @param stages the problems of each stage, the worst stage first
 */
export function formatProblems(...stages: Problem[][]): string[] {
  const groups = stages.flatMap((problems) => grouped(problems).map((group, rank) => ({ group, rank })));
  const shown = new Set([...groups].sort((a, b) => a.rank - b.rank).slice(0, limit));
  const lines = groups.filter((group) => shown.has(group)).map(({ group }) => lineOf(group));
  const rest = groups.filter((group) => !shown.has(group)).flatMap(({ group }) => group).length;
  return rest > 0 ? [...lines, `… and ${rest} more problems`] : lines;
}

function grouped(problems: Problem[]): Problem[][] {
  const ofKind = Map.groupBy(problems, ({ message }) => message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, "…")).values();
  return [...ofKind]
    .flatMap((group) => (group.length > 5 ? [group] : [...Map.groupBy(group, ({ message }) => message).values()]))
    .sort((a, b) => b.length - a.length);
}

function lineOf([first, ...others]: Problem[]): string {
  const { file = "", line, column, message = "" } = first ?? {};
  const place = [file, line, line && column].filter(Boolean).join(":");
  return `${place} ${message}${others.length > 0 ? ` (and ${others.length} more like it)` : ""}`;
}
