import { commands } from "vitest/browser";

/** Waits for pending effects, their results, zero-delay timers and one frame. */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  // A background task waits for the work that React has queued. An idle callback would, too, but a page beside others
  // may never be granted one.
  await scheduler.postTask(() => {}, { priority: "background" });
}

/** Fires a pointer event at the middle of an element, or at the point in `init`. */
export function fire(element: Element | null | undefined, type: string, init: MouseEventInit = {}): void {
  if (!element) throw new Error(`no element for ${type}`);
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  const eventInit = { bubbles: true, cancelable: true, ...middle, ...init };
  const isDrag = type.startsWith("drag") || type === "drop";
  element.dispatchEvent(
    isDrag ? new DragEvent(type, { ...eventInit, dataTransfer: new DataTransfer() }) : new MouseEvent(type, eventInit),
  );
}

/** Clicks an element; `init` may contain modifier keys. */
export function click(element: Element | null | undefined, init: MouseEventInit = {}): void {
  for (const type of ["mousedown", "mouseup", "click"]) fire(element, type, init);
}

/** Drags over a point in an element, at fractions of its width and height. */
export function dragOver(element: Element, across: number, down: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  fire(element, "dragover", { clientX: left + width * across, clientY: top + height * down });
}

/** Drags one element below the middle of another, margins included, and drops it there. */
export function dragBelow(from: Element | null | undefined, to: Element | null | undefined): void {
  startDrag(from);
  fire(to, "dragover", { clientY: (to?.getBoundingClientRect().bottom ?? 0) + 15 });
  fire(from, "dragend");
}

/** Starts dragging an element, optionally over another, without dropping it. */
export function startDrag(from: Element | null | undefined, over?: Element | null): void {
  fire(from, "mousedown");
  fire(from, "dragstart");
  if (over) fire(over, "dragover");
}

/** Drags an element and returns the elements passed to `setDragImage`, in order. */
export function dragImagesOf(dragged: Element | null): HTMLElement[] {
  const images: HTMLElement[] = [];
  const { setDragImage } = DataTransfer.prototype;
  DataTransfer.prototype.setDragImage = (image) => void images.push(image as HTMLElement);
  fire(dragged, "dragstart");
  fire(dragged, "dragend");
  DataTransfer.prototype.setDragImage = setDragImage;
  return images;
}

export interface Point {
  x: number;
  y: number;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    dragMouse: (path: Point[], end?: "Escape") => Promise<void>;
    parkMouse: () => Promise<void>;
    dragFinger: (path: Point[], hold: number) => Promise<void>;
    moveFingers: (frames: Point[][]) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
  }
}

/** A point in an element, at fractions of its width and height; null for an element without a size. */
export function pointIn(element: Element, across: number, down: number): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left + width * across, y: top + height * down } : null;
}

/** Presses the real mouse at the first point and releases it at the last; does nothing if a point is null or out of view. */
export async function pressMouse(path: (Point | null)[], end?: "Escape"): Promise<void> {
  const points = pointsInView(path);
  if (points.length === path.length) await commands.dragMouse(points, end);
}

export const parkMouse = (): Promise<void> => commands.parkMouse();

/** Like `pressMouse`, and then moves the mouse away, so that it hovers nothing. */
export const mouse = (...path: (Point | null)[]): Promise<void> => pressMouse(path).then(parkMouse);

/** Like `mouse`, but Escape ends the drag. */
export const mouseThenEscape = (...path: (Point | null)[]): Promise<void> => pressMouse(path, "Escape").then(parkMouse);

const pointsInView = (path: (Point | null)[]) =>
  path.filter(
    (point) => point && point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight,
  ) as Point[];

/** Touches the first point for `hold` ms, moves through the others and lifts. Throws if a point is null or out of view. */
export async function finger(path: (Point | null)[], hold = 0): Promise<void> {
  const points = pointsInView(path);
  if (points.length < path.length) throw new Error("the finger cannot reach a point outside the window");
  await commands.dragFinger(points, hold);
}

/** Touches with several fingers; each frame has the positions of all fingers that touch. */
export const fingers = (...frames: Point[][]): Promise<void> => commands.moveFingers(frames);

export const pressKey = (key: string): Promise<void> => commands.pressKey(key);

/** Types a value into a field, as a reader would. */
export async function fillIn(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  value: string,
): Promise<void> {
  if (!field) throw new Error("no field to fill in");
  // React notices a change only when the value is set through the prototype's setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
}
