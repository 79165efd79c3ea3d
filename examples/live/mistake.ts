/** What an example is called in the errors that its code throws. */
export const fileName = "app.tsx";

/** What a loop asks before each round whether it may go on: examples/live/guard-loops.ts. */
export const guardName = "mayGoOn$";

/** A mistake in an example's source, or an error that its code has thrown, told in words. */
export interface Mistake {
  message: string;
  /** Where it is, counted from 1; unknown when the error does not say. */
  line: number | null;
}

/** What an example's code has thrown, with the line of the source that the stack names. */
export function mistakeOf(error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const stack = (error instanceof Error && error.stack) || "";
  const line = new RegExp(`${fileName.replace(".", "\\.")}:(\\d+)`).exec(stack)?.[1];
  return { message: message.replace(/^Invariant failed: /, ""), line: line ? Number(line) : null };
}
