import { setImmediate } from "node:timers/promises";
import { waitForSignal } from "./wait-for-signal.ts";

/** Reports a step's progress: the units done, of all units. */
export type Tick = (done: number, all: number) => void;

const printInterval = 1000;

/**
 * Prints a step's summary and duration, and its progress about once a second. `work` returns its own duration
 * if it ran in parallel with other steps.
 */
export async function step<Result>(
  name: string,
  work: (tick: Tick) => Promise<[result: Result, summary: string, milliseconds?: number]>,
): Promise<Result> {
  const start = performance.now();
  let lastPrint = start;
  let progress = "";
  /** Units that were already done when the step began, by an earlier build: they took no time. */
  let doneBefore: number | undefined;
  const print = () => {
    const now = performance.now();
    if (now - lastPrint < printInterval) return;
    lastPrint = now;
    console.log(`… ${name.padEnd(10)} ${progress || `for ${Math.round((now - start) / 1000)} s`}`);
  };
  const timer = setInterval(print, printInterval); // for work that reports no progress
  try {
    const [result, summary, ownTime] = await work((done, all) => {
      doneBefore ??= done;
      const secondsLeft = Math.round(((performance.now() - start) / 1000) * ((all - done) / (done - doneBefore)));
      progress = `${done} of ${all}${done < all && Number.isFinite(secondsLeft) ? `, about ${secondsLeft} s left` : ""}`;
      print();
    });
    const milliseconds = Math.round(ownTime ?? performance.now() - start);
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
