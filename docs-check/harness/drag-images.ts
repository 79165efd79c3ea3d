import { fire } from "./pointer.ts";

/** What a drag of an element hands to the browser as its picture: the element that is set first, and those that replace it. */
export function dragImagesOf(dragged: Element | null): HTMLElement[] {
  const images: HTMLElement[] = [];
  const { setDragImage } = DataTransfer.prototype;
  DataTransfer.prototype.setDragImage = (image) => void images.push(image as HTMLElement);
  fire(dragged, "dragstart");
  fire(dragged, "dragend");
  DataTransfer.prototype.setDragImage = setDragImage;
  return images;
}
