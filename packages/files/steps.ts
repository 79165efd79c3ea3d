import { setImmediate } from "node:timers/promises";
import { waitForSignal } from "./wait-for-signal.ts";

/** Reports a step's progress: the units done, of all units. */
export type Tick = (done: number, all: number) => void;

const slow = 1000;

/**
 * Prints a step's summary and duration, and its progress about once a second. `work` returns its own
 * milliseconds if it ran in parallel with other steps.
 */
export async function step<Result>(
  name: string,
  work: (tick: Tick) => Promise<[result: Result, summary: string, milliseconds?: number]>,
): Promise<Result> {
  const start = performance.now();
  let lastPrint = start;
  let progress = "";
  /** Units that were already done when the step began, by an earlier build: they took no time. */
  let before: number | undefined;
  const print = () => {
    const now = performance.now();
    if (now - lastPrint < slow) return;
    lastPrint = now;
    console.log(`… ${name.padEnd(10)} ${progress || `for ${Math.round((now - start) / 1000)} s`}`);
  };
  const timer = setInterval(print, slow); // for work that reports nothing
  try {
    const [result, summary, own] = await work((done, all) => {
      before ??= done;
      const left = Math.round(((performance.now() - start) / 1000) * ((all - done) / (done - before)));
      progress = `${done} of ${all}${done < all && Number.isFinite(left) ? `, about ${left} s left` : ""}`;
      print();
    });
    const milliseconds = Math.round(own ?? performance.now() - start);
    console.log(`✓ ${name.padEnd(10)} ${summary} (${milliseconds} ms)`);
    return result;
  } catch (error) {
    await waitForSignal();
    console.log(`✗ ${name}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Reports progress, and yields to the event loop now and then, so that timers and messages of other processes are handled. */
export async function tickAndYield(done: number, all: number, tick: Tick): Promise<void> {
  tick(done, all);
  if (done % 20 === 0) await setImmediate();
}
