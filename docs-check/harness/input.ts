import { commands } from "vitest/browser";
import { settle } from "./settle.ts";

export interface Point {
  x: number;
  y: number;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    dragMouse: (path: Point[], end?: "Escape") => Promise<void>;
    parkMouse: () => Promise<void>;
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
export async function pressMouse(path: (Point | null)[], end?: "Escape"): Promise<void> {
  const seen = inView(path);
  if (seen.length === path.length) await commands.dragMouse(seen, end);
}

export const parkMouse = (): Promise<void> => commands.parkMouse();

/** Like `pressMouse`, and then moves the mouse away, so that it hovers nothing. */
export async function mouse(...path: (Point | null)[]): Promise<void> {
  await pressMouse(path);
  await parkMouse();
}

/** Like `mouse`, but Escape ends the drag. */
export async function mouseThenEscape(...path: (Point | null)[]): Promise<void> {
  await pressMouse(path, "Escape");
  await parkMouse();
}

function inView(path: (Point | null)[]): Point[] {
  return path.filter((point): point is Point => {
    return point !== null && point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  });
}

/** Touches the first point for `hold` ms, moves through the others and lifts. Throws when a point is out of view. */
export async function finger(path: (Point | null)[], hold = 0): Promise<void> {
  const seen = inView(path);
  if (seen.length < path.length) throw new Error("the finger cannot reach a place outside of the window");
  await commands.dragFinger(seen, hold);
}

export const pressKey = (key: string): Promise<void> => commands.pressKey(key);

/** Types a value into a field, as a reader would. */
export async function fillIn(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  value: string,
): Promise<void> {
  if (!field) throw new Error("there is no field to fill in");
  // React notices a change only when the value is set through the prototype's setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
}
