import { inView, type Point } from "./mouse.ts";

/** Touches the screen with one finger, which only the browser's driver can: it comes down, stays for so many milliseconds, moves and goes up. */
export type Finger = (path: Point[], hold: number) => Promise<void>;

/** Under which name the driver hands the finger to the page. */
export const fingerName = "docsFinger";

/**
 * Touches the first of these places, and moves to the others after a time. The browser makes of it what it makes of
 * every touch: mouse events of a tap, a scroll of a movement. Throws where a place cannot be seen.
 */
export async function finger(path: (Point | null)[], hold = 0): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("no finger can go where nothing is to be seen");
  await (window as unknown as Record<typeof fingerName, Finger>)[fingerName](seen, hold);
}
