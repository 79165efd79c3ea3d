import type { Mistake } from "../app/messages.ts";
import { consoleText } from "./console-text.ts";

/** Name of the single file of a live example. */
export const fileName = "app.tsx";

/** Function that guarded loops call every few rounds, and their counter: packages/playground/sandbox/guard-loops.ts. */
export const guardName = "mayGoOn$";
export const counterName = "rounds$";

/** Finds the innermost line of the given files in the error's stack trace. */
export function mistakeOf(error: unknown, files: string[]): Mistake {
  const message = error instanceof Error ? error.message : consoleText([error]);
  const stack = (error instanceof Error && error.stack) || "";
  return { message: message.replace(/^Invariant failed: /, ""), place: placeIn(stack, files) };
}

function placeIn(stack: string, files: string[]): Mistake["place"] {
  const names = files.map((file) => file.replaceAll(".", "\\.")).join("|");
  const [, file, line] = new RegExp(`(?:^|[\\s(@/])(${names}):(\\d+)`, "m").exec(stack) ?? [];
  return file && line ? { file, line: Number(line) } : null;
}

/** Reports errors from event handlers and rejected promises, which React does not catch, until the signal aborts. */
export function watchErrors(files: () => string[], onMistake: (mistake: Mistake) => void, signal: AbortSignal): void {
  const onError = ({ error, message, lineno, filename }: ErrorEvent) => {
    if (error instanceof Error) return onMistake(mistakeOf(error, files()));
    // A thrown value that is not an Error has no stack.
    onMistake({ message: message.replace(/^Uncaught /, ""), place: placeIn(`${filename}:${lineno}`, files()) });
  };
  addEventListener("error", onError, { signal });
  addEventListener("unhandledrejection", ({ reason }) => onMistake(mistakeOf(reason, files())), { signal });
}
