import { expect, vi } from "vitest";
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
  // A slow machine may report it later.
  await vi.waitFor(() => expect(watchTrouble().join("; ")).toContain(part), 5000);
  startWatch();
}

/** Throws unless React logs a message while rendering; it logs once per component name, so this sets a new one. */
export async function reactSays(part: string, component: object, name: string, work: () => unknown): Promise<void> {
  Object.assign(component, { displayName: name });
  try {
    await says(part, work);
  } finally {
    Object.assign(component, { displayName: undefined });
  }
}

/** Everything logged as an error during `work`, including what tests otherwise ignore. */
export async function saidOnConsole(work: () => unknown): Promise<string[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return said;
}

export async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  return undefined;
}
