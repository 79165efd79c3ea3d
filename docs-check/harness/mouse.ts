import { commands } from "vitest/browser";

export interface Point {
  x: number;
  y: number;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    dragMouse: (path: Point[], end?: "Escape") => Promise<void>;
    dragFinger: (path: Point[], hold: number) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
  }
}

/** A point in an element, at fractions of its width and height; null when it is out of view. */
export function pointIn(element: Element, across: number, down: number): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left + width * across, y: top + height * down } : null;
}

/** Presses the real mouse at the first point and releases it at the last; does nothing when a point is out of view. */
export async function mouse(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length === path.length) await commands.dragMouse(seen);
}

/** Like `mouse`, but Escape ends the drag. Throws when a point is out of view. */
export async function mouseThenEscape(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the mouse cannot reach a place outside of the window");
  await commands.dragMouse(seen, "Escape");
}

export function inView(path: (Point | null)[]): Point[] {
  return path.filter((point): point is Point => {
    return point !== null && point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  });
}
