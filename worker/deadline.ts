/**
 * Rejects if a promise does not settle in time; a later result is ignored.
 * @param milliseconds from now
 */
export function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("No answer within the deadline")), milliseconds);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Milliseconds for a KV read, and for all queries of a search. */
export const storageDeadline = 2000;
