import type { Problem } from "files/problems.ts";

/** Maximum number of printed problems. */
const limit = 60;

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
