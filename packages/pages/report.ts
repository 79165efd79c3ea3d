import type { Problem } from "files/problems.ts";
import type { Point, Position } from "unist";
import type { VFile } from "vfile";

/** Position of a problem; lines and columns count from 1. */
export type Place = Point | Position | undefined;

/** Reports a likely error, which doesn't fail the build. */
export function warn(page: VFile, rule: string, message: string, place: Place): { fatal?: boolean | null | undefined } {
  const shortened = message.replace(/"([^"\s]{60})[^"\s]{60,}"/g, '"$1…"'); // data URLs would fill the terminal
  // An imported component has line 0.
  return page.message(shortened, { place: place && "line" in place && !place.line ? undefined : place, ruleId: rule });
}

/** Reports an error, which fails the build. `rule` is its name in `--problems`. */
export function fail(page: VFile, rule: string, message: string, place: Place): void {
  warn(page, rule, message, place).fatal = true;
}

/** A place whose column is unknown. */
export const lineOnly = (line: number): Point => ({ line, column: 0 });

/** The problems of a page, without duplicates. */
export function problemsIn({ path, messages }: VFile): Problem[] {
  const problems = messages.map(({ line, column, reason: message, ruleId: rule, fatal }): Problem => {
    const severity = fatal ? "error" : "warning";
    return { file: path, line, column: column || undefined, severity, rule, message };
  });
  const groups = Map.groupBy(problems, ({ line, column, message }) => `${line}:${column} ${message}`);
  return [...groups.values()].flatMap((equal) => equal.slice(0, 1));
}
