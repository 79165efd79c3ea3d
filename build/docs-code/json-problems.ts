import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** Blocks of JSON that no parser reads: TypeScript, which compares their data with types, takes more than JSON allows. */
export function jsonProblems(claims: Claims): PageProblem[] {
  return claims.code
    .filter(({ language, options }) => language === "json" && !options.unchecked)
    .flatMap(({ line, code }) => {
      const reason = wrongJson(code);
      return reason === null ? [] : [{ line, message: `code block: this is not JSON: ${reason}` }];
    });
}

function wrongJson(code: string): string | null {
  try {
    JSON.parse(code);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
