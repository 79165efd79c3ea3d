import { ContentError } from "./problems.ts";
import { waitForSignal } from "./wait-for-signal.ts";

/**
 * Prints what a page's code left to fail after the page was built, where no page can be blamed any more, with the stack
 * that leads to it. Node would end the whole process for it, in the middle of a build.
 */
export function reportUnhandledRejections(): void {
  process.on("unhandledRejection", async (error) => {
    process.exitCode = 1;
    await waitForSignal();
    console.error("\nFailed with nobody waiting for it, most likely in code of a page:", error);
  });
}

/** Ends a build that broken content has stopped: prints the problems, and no stack. Throws any other error again. */
export function reportProblems(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n\nNothing was changed: the last build that went well is still in place.`);
  process.exitCode = 1;
}
