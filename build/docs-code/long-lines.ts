import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** What fits beside the sidebars, without scrolling, on a screen of 1440 pixels. */
const most = 80;

/** Lines in code blocks that readers would have to scroll for. What stands in `text` is quoted as it is. */
export function longLineProblems(claims: Claims): PageProblem[] {
  return claims.code
    .filter(({ language }) => language !== "" && language !== "text")
    .flatMap(({ line, code, fromFile }) =>
      code.split("\n").flatMap((text, index): PageProblem[] => {
        const { length } = [...text];
        const place = fromFile ? `line ${index + 1} of the file` : "this line";
        const message = `code block: ${place} has ${length} characters: break it, ${most} fit`;
        return length > most ? [{ line: fromFile ? line : line + index + 1, message }] : [];
      }),
    );
}
