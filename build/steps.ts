import { waitForSignal } from "./wait-for-signal.ts";

/** Tells how far a step has come. */
export type Tick = (progress: string) => void;

const slow = 1000;

/**
 * Runs a step of the build and prints how it went and how long it took. `work` returns its result and a few words on it;
 * what has run beside other steps tells its milliseconds itself. A step that lasts reports how far it is, at most once a second.
 */
export async function step<Result>(
  name: string,
  work: (tick: Tick) => Promise<[result: Result, summary: string, milliseconds?: number]>,
): Promise<Result> {
  const start = performance.now();
  let lastTick = start;
  try {
    const [result, summary, own] = await work((progress) => {
      if (performance.now() - lastTick < slow) return;
      lastTick = performance.now();
      console.log(`… ${name.padEnd(10)} ${progress}`);
    });
    const milliseconds = Math.round(own ?? performance.now() - start);
    console.log(`✓ ${name.padEnd(10)} ${summary} (${milliseconds} ms)`);
    return result;
  } catch (error) {
    await waitForSignal();
    console.log(`✗ ${name}`);
    throw error;
  }
}
