import { setImmediate } from "node:timers/promises";

/**
 * Collects unhandled rejections, which would end Node, such as from `export const p = fetchNames()` in a page.
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
    // Node reports unhandled rejections at the end of a turn of the event loop, possibly after `work` has settled.
    await setImmediate();
    await setImmediate();
    const own = outcome.status === "rejected" ? outcome.reason : undefined;
    return { outcome, rejections: [...reasons.values()].filter((reason) => reason !== own) };
  } finally {
    process.off("unhandledRejection", add).off("rejectionHandled", remove);
    for (const other of others) process.on("unhandledRejection", other);
  }
}
