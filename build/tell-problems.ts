import { ContentError } from "./problems.ts";

/** Ends a build that broken content has stopped: prints the problems, and no stack. Throws any other error again. */
export function tellProblems(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n\nNothing was changed: the last build that went well is still in place.`);
  process.exitCode = 1;
}
