import { waitForSignal } from "./wait-for-signal.ts";

export type Tick = (progress: string) => void;

const slow = 1000;

/**
 * Prints a step's summary and duration, and its progress at most once a second. `work` returns its own milliseconds if
 * it ran in parallel with other steps.
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
