import type { Problem } from "files/problems.ts";
import type { Point, Position } from "unist";
import type { VFile } from "vfile";

/** Position of a problem; lines and columns count from 1. */
export type Place = Point | Position | { line: number; column: number } | undefined;

/** Reports an error, which fails the build. `rule` is its name in `--problems`. */
export function fail(page: VFile, rule: string, message: string, place: Place): void {
  page.message(message, { place: placed(place), ruleId: rule }).fatal = true;
}

/** Reports a likely mistake, which doesn't fail the build. */
export function warn(page: VFile, rule: string, message: string, place: Place): void {
  page.message(message, { place: placed(place), ruleId: rule });
}

/** A place whose column is unknown. */
export const lineOnly = (line: number): { line: number; column: number } => ({ line, column: 0 });

function placed(place: Place): Point | Position | undefined {
  return place && "line" in place && !place.line ? undefined : (place as Point | Position | undefined);
}

/** The problems of a page without duplicates. */
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
  const keys = new Set<string>();
  return problems.filter(({ line, column, message }) => {
    const key = `${line}:${column} ${message}`;
    return !keys.has(key) && keys.add(key);
  });
}
