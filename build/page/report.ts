import type { Point, Position } from "unist";
import type { VFile } from "vfile";
import type { Problem } from "../base/problems.ts";

/** Where a problem is; lines and columns count from 1. */
export type Place = Point | Position | { line: number; column: number } | undefined;

/** Reports a mistake that keeps the page from being built. `rule` is its name in `--problems`. */
export function fail(page: VFile, rule: string, message: string, place: Place): void {
  page.message(message, { place: placed(place), ruleId: rule }).fatal = true;
}

/** Reports something that is shown, but most likely not as its author meant. */
export function warn(page: VFile, rule: string, message: string, place: Place): void {
  page.message(message, { place: placed(place), ruleId: rule });
}

/** Without a column, only the line of a place is known. */
export const lineOnly = (line: number): { line: number; column: number } => ({ line, column: 0 });

function placed(place: Place): Point | Position | undefined {
  return place && "line" in place && !place.line ? undefined : (place as Point | Position | undefined);
}

/** The problems of a page, each once. */
export function problemsIn(page: VFile, file: string): Problem[] {
  const problems = page.messages.map(({ line, column, reason, ruleId, fatal }): Problem => {
    return {
      file,
      line,
      column: column || undefined,
      severity: fatal ? "error" : "warning",
      rule: ruleId,
      message: reason,
    };
  });
  const seen = new Set<string>();
  return problems.filter(({ line, column, message }) => {
    const key = `${line}:${column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
