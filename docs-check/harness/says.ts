import { expect } from "vitest";
import { startWatch, watchTrouble } from "./trouble.ts";

/** Expects that `work` makes the page say a message, in an error or in the console. */
export async function says(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What breaks a rendering is said by React as well.
    const isExpected = (error as Error).name !== "AssertionError" && watchTrouble().join().includes(part);
    if (!isExpected) throw error;
  }
  const said = watchTrouble().join("; ");
  startWatch();
  expect(said).toContain(part);
}
