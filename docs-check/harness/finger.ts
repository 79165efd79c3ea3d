import { commands } from "vitest/browser";
import { inView, type Point } from "./mouse.ts";

/** Touches the first place with a finger, holds it for `hold` milliseconds, moves it to the others and lifts it. Throws when a place cannot be seen. */
export async function finger(path: (Point | null)[], hold = 0): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the finger cannot reach a place outside of the window");
  await commands.dragFinger(seen, hold);
}
