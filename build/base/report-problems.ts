import { ContentError } from "files/problems.ts";
import { waitForSignal } from "files/wait-for-signal.ts";

/** Prints unhandled rejections and sets the exit code, instead of letting Node crash: a page's code may leave a promise behind. */
export function reportUnhandledRejections(): void {
  process.on("unhandledRejection", async (error) => {
    process.exitCode = 1;
    await waitForSignal();
    console.error("\nUnhandled rejection, most likely in code of a page:", error);
  });
}

/** Reports why a build failed: content and disk errors without a stack; rethrows other errors. */
export function reportProblems(error: unknown): void {
  const problem = diskProblem(error);
  if (problem) {
    console.error(`\n${problem}`);
    process.exitCode = 1;
    return;
  }
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n\nNothing was changed: the last successful build is still in place.`);
  process.exitCode = 1;
}

/** SQLite result codes as system error codes (https://sqlite.org/rescode.html). */
const sqliteCodes: Record<number, string> = { 8: "EROFS", 13: "ENOSPC", 14: "EACCES" };

/** Instructions for a folder or a disk that cannot be written to, or null. */
function diskProblem(error: unknown): string | null {
  const { code = "", path, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number };
  const target = path ?? (errcode ? ".cache" : undefined);
  switch (sqliteCodes[errcode] ?? code) {
    case "ENOSPC":
      return "The disk is full. Free some space, and run the command again.";
    case "EROFS":
    case "EACCES":
    case "EPERM":
      return target ? `Cannot write to ${target}. Change its owner or delete it, and run the command again.` : null;
    default:
      return null;
  }
}
