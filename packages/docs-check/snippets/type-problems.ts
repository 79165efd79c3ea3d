import type { Problem } from "files/problems.ts";
import { type CheckedFile, placeInPage } from "./checked-files.ts";
import type { Diagnostic } from "./type-check.ts";

/** Maps compiler messages to pages. An error that a block announces is not a problem, but its absence is one. */
export function typeProblems(files: CheckedFile[], diagnostics: Diagnostic[]): Problem[] {
  const byPath = Map.groupBy(diagnostics, ({ path }) => path);
  return files.flatMap((file) => {
    const expected = file.block.options.error;
    const reported = byPath.get(file.path) ?? [];
    const unexpected = reported.filter((diagnostic) => !expected || !textOf(diagnostic).includes(expected));
    const problems: Problem[] = unexpected.map((diagnostic) => ({
      ...placeInPage(file, diagnostic.line, diagnostic.column),
      message: `${textOf(diagnostic)}${file.context ? ` (in the context of ${file.page}:${file.block.line})` : ""}`,
    }));
    if (expected && unexpected.length === reported.length) {
      problems.push({
        file: file.page,
        line: file.block.line,
        message: `the code block expects the error "${expected}", but it compiles: correct error="…" or remove it`,
      });
    }
    return problems;
  });
}

function textOf({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}
