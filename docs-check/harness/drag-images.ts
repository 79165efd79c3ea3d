import { fire } from "./pointer.ts";

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
