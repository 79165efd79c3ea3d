import { setImmediate } from "node:timers/promises";

/**
 * Collects unhandled rejections, such as from `export const p = fetchNames()` in a page, which would end Node.
 * @returns the reasons, except the one that `work` itself was rejected with
 */
export async function withRejections<Result>(
  work: () => Promise<Result>,
): Promise<{ outcome: PromiseSettledResult<Result>; rejections: unknown[] }> {
  const reasons = new Map<Promise<unknown>, unknown>();
  const add = (reason: unknown, promise: Promise<unknown>) => reasons.set(promise, reason);
  const remove = (promise: Promise<unknown>) => reasons.delete(promise); // handled late
  // Other listeners would report these rejections again.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", add).on("rejectionHandled", remove);
  try {
    const [outcome] = await Promise.allSettled([work()]);
    // Node emits unhandled rejections at the end of an event-loop turn, which may be after what waited for that turn.
    await setImmediate();
    await setImmediate();
    const own = outcome.status === "rejected" ? outcome.reason : undefined;
    return { outcome, rejections: [...reasons.values()].filter((reason) => reason !== own) };
  } finally {
    process.off("unhandledRejection", add).off("rejectionHandled", remove);
    for (const other of others) process.on("unhandledRejection", other);
  }
}
