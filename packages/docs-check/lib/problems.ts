import type { Problem } from "files/problems.ts";

/** Maximum number of lines with problems. */
const maxLines = 60;

/**
 * Formats problems, the most frequent first: one line each, or one with a count for more than five that differ only in
 * names. If there are more than 60 lines, each stage keeps its first ones.
 * @param stages the problems of each stage, the worst stage first
 */
export function formatProblems(...stages: Problem[][]): string[] {
  const groups = stages.flatMap((problems) => groupProblems(problems).map((group, rank) => ({ group, rank })));
  const shownGroups = new Set([...groups].sort((a, b) => a.rank - b.rank).slice(0, maxLines));
  const lines = groups.filter((group) => shownGroups.has(group)).map(({ group }) => lineOf(group));
  const hiddenCount = groups.filter((group) => !shownGroups.has(group)).flatMap(({ group }) => group).length;
  return hiddenCount > 0 ? [...lines, `… and ${hiddenCount} more problems`] : lines;
}

function groupProblems(problems: Problem[]): Problem[][] {
  const byKind = Map.groupBy(problems, ({ message }) => message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, "…")).values();
  return [...byKind]
    .flatMap((group) => (group.length > 5 ? [group] : [...Map.groupBy(group, ({ message }) => message).values()]))
    .sort((a, b) => b.length - a.length);
}

function lineOf([problem, ...similarProblems]: Problem[]): string {
  const { file = "", line, column, message = "" } = problem ?? {};
  const place = [file, line, line && column].filter(Boolean).join(":");
  return `${place} ${message}${similarProblems.length > 0 ? ` (and ${similarProblems.length} more like it)` : ""}`;
}
