/** Source name of an example in stack traces. */
export const fileName = "app.tsx";

/** Function that guarded loops call before each iteration: examples/live/guard-loops.ts. */
export const guardName = "mayGoOn$";

/** A syntax error in an example's source, or an error that its code threw. */
export interface Mistake {
  message: string;
  /** 1-based. */
  line: number | null;
}

/** Finds the source line in the error's stack trace. */
export function mistakeOf(error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const stack = (error instanceof Error && error.stack) || "";
  const line = new RegExp(`${fileName.replace(".", "\\.")}:(\\d+)`).exec(stack)?.[1];
  return { message: message.replace(/^Invariant failed: /, ""), line: line ? Number(line) : null };
}
