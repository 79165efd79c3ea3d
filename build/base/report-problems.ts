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

/** Ends a failed build: prints content problems, and those with disks, without a stack, and rethrows any other error. */
export function reportProblems(error: unknown): void {
  const advice = systemAdvice(error);
  if (advice) {
    console.error(`\n${advice}`);
    process.exitCode = 1;
    return;
  }
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n\nNothing was changed: the last build that went well is still in place.`);
  process.exitCode = 1;
}

/** What to do about a folder or a disk that cannot be written to, or null. */
function systemAdvice(error: unknown): string | null {
  const { code = "", path, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return `The disk is full (${syscall} ${path ?? ""}). Free some space, and run it again.`;
  if (code === "EROFS") return `The disk of ${path} is read-only. Copy the project to another one.`;
  if ((code !== "EACCES" && code !== "EPERM") || !path) return null;
  return `You may not write to ${path}, perhaps since sudo was used. Remove it with sudo, and run it again.`;
}
