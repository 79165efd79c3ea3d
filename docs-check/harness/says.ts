import { expect } from "vitest";
import { startWatch, watchTrouble } from "./trouble.ts";

/** Expects `work` to throw or log a message that contains `part`. */
export async function says(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // React also reports what breaks a render.
    const isExpected = (error as Error).name !== "AssertionError" && watchTrouble().join().includes(part);
    if (!isExpected) throw error;
  }
  const said = watchTrouble().join("; ");
  startWatch();
  expect(said).toContain(part);
}
