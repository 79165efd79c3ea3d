import { commands } from "vitest/browser";

/** A place in the window, in CSS pixels. */
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

/** Where an element is, at a part of its width and height; null when it cannot be seen. */
export function pointIn(element: Element, across: number, down: number): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left + width * across, y: top + height * down } : null;
}

/** Presses the real mouse at the first place and releases it at the last. Does nothing when a place cannot be seen. */
export async function mouse(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length === path.length) await commands.dragMouse(seen);
}

/** The same for a drag that Escape ends. Throws when a place cannot be seen. */
export async function mouseThenEscape(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the mouse cannot reach a place outside of the window");
  await commands.dragMouse(seen, "Escape");
}

/** Those of the places that are in the window. */
export function inView(path: (Point | null)[]): Point[] {
  return path.filter((point): point is Point => {
    return point !== null && point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  });
}
