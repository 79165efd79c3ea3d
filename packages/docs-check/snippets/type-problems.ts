import type { Problem } from "files/problems.ts";
import { type CheckedFile, placeInPage } from "./checked-files.ts";
import type { Diagnostic } from "./type-check.ts";

/** Maps compiler messages to pages. An error that a block announces is not a problem, but its absence is one. */
export function typeProblems(files: CheckedFile[], diagnostics: Diagnostic[]): Problem[] {
  const byPath = Map.groupBy(diagnostics, ({ path }) => path);
  return files.flatMap((file) => {
    const announcedError = file.block.options.error;
    const reported = byPath.get(file.path) ?? [];
    const unexpected = reported.filter((diagnostic) => !announcedError || !textOf(diagnostic).includes(announcedError));
    const problems: Problem[] = unexpected.map((diagnostic) => ({
      ...placeInPage(file, diagnostic.line, diagnostic.column),
      message: `${textOf(diagnostic)}${file.context ? ` (in the context of ${file.page}:${file.block.line})` : ""}`,
    }));
    if (announcedError && unexpected.length === reported.length) {
      problems.push({
        file: file.page,
        line: file.block.line,
        message: `the compiler does not report "${announcedError}" in this code block: correct error="…" or remove it`,
      });
    }
    return problems;
  });
}

function textOf({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}
