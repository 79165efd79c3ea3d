/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Moves the real mouse, which only the browser's driver can: it goes to the first point, presses, and lets go at the
 * last, or presses Escape there before it does.
 */
export type Mouse = (path: Point[], end?: "Escape") => Promise<void>;

/** Under which name the driver hands the mouse to the page. */
export const mouseName = "docsMouse";

/** Where an element is, at a part of its width and height; null when it is nowhere to be seen. */
export function pointIn(element: Element, across: number, down: number): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left + width * across, y: top + height * down } : null;
}

/** Presses the mouse at the first of these places, and lets it go at the last. Does nothing where one cannot be seen. */
export async function mouse(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length === path.length) await driver()(seen);
}

/** The same for a drag that Escape ends. Throws where a place cannot be seen. */
export async function mouseThenEscape(...path: (Point | null)[]): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the mouse cannot go where nothing is to be seen");
  await driver()(seen, "Escape");
}

const driver = () => (window as unknown as Record<typeof mouseName, Mouse>)[mouseName];

/** Those of the places that are in the window. */
export function inView(path: (Point | null)[]): Point[] {
  return path.filter((point): point is Point => {
    return point !== null && point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  });
}
