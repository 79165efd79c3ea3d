import { isShown } from "../is-shown.ts";

/**
 * A place on a page: a block of text and its distance from the top of the window. Pixels of the page would not work: its
 * height changes with the window, the font, open tabs and running examples.
 */
export interface ReadingPlace {
  /** The last element with an id at or before the block; "" if there is none. */
  id: string;
  /** Number of blocks from that element to the block. */
  index: number;
  /** Distance of the block from the top of the window, in pixels. */
  top: number;
}

const blocks = () => [
  ...document.querySelectorAll<HTMLElement>(
    "main :is(h1, h2, h3, h4, p, li, dt, dd, pre, tr, figure, [id]):not(.toc *)",
  ),
];

/** The place being read: the first block that begins in the window. Null at the top of the page. */
export function currentPlace(): ReadingPlace | null {
  if (window.scrollY <= 0) return null;
  const elements = blocks();
  const topOf = (block: HTMLElement) => block.getBoundingClientRect().top;
  const next = elements.findIndex((block) => topOf(block) >= 0 && isShown(block));
  const isInWindow = next >= 0 && topOf(elements[next] as HTMLElement) < window.innerHeight;
  // Inside a block that is taller than the window, or below the last one.
  const blockIndex = isInWindow ? next : elements.findLastIndex((block) => topOf(block) < 0 && isShown(block));
  const block = elements[blockIndex];
  if (!block) return null;
  const idIndex = elements.findLastIndex(({ id }, index) => id && index <= blockIndex);
  return { id: elements[idIndex]?.id ?? "", index: blockIndex - Math.max(idIndex, 0), top: topOf(block) };
}

/** Scrolls to a place; to the top for null, or if the place no longer exists. */
export function showPlace(place: ReadingPlace | null): void {
  const elements = place ? blocks() : [];
  const idIndex = place?.id ? elements.findIndex(({ id }) => id === place.id) : 0;
  const block = place && idIndex >= 0 ? elements[idIndex + place.index] : undefined;
  if (block) reveal(block);
  if (place && block) window.scrollBy(0, block.getBoundingClientRect().top - place.top);
  else window.scrollTo(0, 0);
}

/**
 * Opens the closed `<details>` and tabs around an element. Some browsers do so for a hash target, but none for an element that
 * a script scrolls to. Returns whether any were closed.
 */
export function reveal(element: Element): boolean {
  let isChanged = false;
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (!(ancestor instanceof HTMLDetailsElement) || ancestor.open) continue;
    ancestor.open = true;
    isChanged = true;
  }
  return isChanged;
}
