import { setImmediate } from "node:timers/promises";

/**
 * Runs `work` and collects what is rejected meanwhile without anybody waiting for it, as by
 * `export const p = fetchNames()` in a page. Node would end the whole process for it.
 * @returns the reasons, without the one that `work` was rejected with itself
 */
export async function withRejections<Result>(
  work: () => Promise<Result>,
): Promise<{ outcome: PromiseSettledResult<Result>; rejections: unknown[] }> {
  const reasons = new Map<Promise<unknown>, unknown>();
  const add = (reason: unknown, promise: Promise<unknown>) => reasons.set(promise, reason);
  const remove = (promise: Promise<unknown>) => reasons.delete(promise); // somebody waited for it, if late
  // Whoever listens to those of the whole process would tell them a second time.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", add).on("rejectionHandled", remove);
  try {
    const [outcome] = await Promise.allSettled([work()]);
    // Node tells of a rejection at the end of a turn of the event loop.
    await setImmediate();
    const own = outcome.status === "rejected" ? outcome.reason : undefined;
    return { outcome, rejections: [...reasons.values()].filter((reason) => reason !== own) };
  } finally {
    process.off("unhandledRejection", add).off("rejectionHandled", remove);
    for (const other of others) process.on("unhandledRejection", other);
  }
}
