import { commands } from "vitest/browser";
import { inView, type Point } from "./mouse.ts";

/** Touches the first point for `hold` ms, moves through the others and lifts. Throws when a point is out of view. */
export async function finger(path: (Point | null)[], hold = 0): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the finger cannot reach a place outside of the window");
  await commands.dragFinger(seen, hold);
}
