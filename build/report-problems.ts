import { ContentError } from "./problems.ts";
import { waitForSignal } from "./wait-for-signal.ts";

/** Prints rejections that surface after a page was built, when no page can be blamed; Node would end the build. */
export function reportUnhandledRejections(): void {
  process.on("unhandledRejection", async (error) => {
    process.exitCode = 1;
    await waitForSignal();
    console.error("\nFailed with nobody waiting for it, most likely in code of a page:", error);
  });
}

/** Ends a failed build: prints content problems without a stack and rethrows any other error. */
export function reportProblems(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n\nNothing was changed: the last build that went well is still in place.`);
  process.exitCode = 1;
}
