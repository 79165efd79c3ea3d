/** Fires a pointer event at the middle of an element, or at the point in `init`. */
export function fire(element: Element | null | undefined, type: string, init: MouseEventInit = {}): void {
  if (!element) throw new Error(`there is no element for ${type}`);
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  const all = { bubbles: true, cancelable: true, ...middle, ...init };
  const isDrag = type.startsWith("drag");
  element.dispatchEvent(
    isDrag ? new DragEvent(type, { ...all, dataTransfer: new DataTransfer() }) : new MouseEvent(type, all),
  );
}

/** Clicks an element; `init` may hold modifier keys. */
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
  fire(from, "mousedown");
  fire(from, "dragstart");
  fire(to, "dragover", { clientY: (to?.getBoundingClientRect().bottom ?? 0) + 15 });
  fire(from, "dragend");
}

/** Starts dragging an element, over another one if given, without dropping it. */
export function startDrag(from: Element | null | undefined, over?: Element | null): void {
  fire(from, "mousedown");
  fire(from, "dragstart");
  if (over) fire(over, "dragover");
}

/** The elements that a drag passes to `setDragImage`, in order. */
export function dragImagesOf(dragged: Element | null): HTMLElement[] {
  const images: HTMLElement[] = [];
  const { setDragImage } = DataTransfer.prototype;
  DataTransfer.prototype.setDragImage = (image) => void images.push(image as HTMLElement);
  fire(dragged, "dragstart");
  fire(dragged, "dragend");
  DataTransfer.prototype.setDragImage = setDragImage;
  return images;
}
