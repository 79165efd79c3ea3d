import type { Page } from "playwright-core";

/** A block of text: its index among the page's blocks, and its distance from the window's top in pixels. */
export interface SeenBlock {
  index: number;
  text: string;
  top: number;
}

const blocks = "main :is(h1, h2, h3, p, li, pre, tr)";

/** The last block that begins less than `below` pixels from the window's top. */
export function seenBlock(page: Page, below = 500): Promise<SeenBlock> {
  return page.evaluate(
    ([selector, below]) => {
      const elements = [...document.querySelectorAll(selector)];
      const isShown = (block: Element) => !block.closest(".toc, .playground, .saved-state") && block.checkVisibility();
      const index = elements.findLastIndex((block) => isShown(block) && block.getBoundingClientRect().top < below);
      const block = elements[index] as Element;
      return { index, text: block.textContent ?? "", top: block.getBoundingClientRect().top };
    },
    [blocks, below] as const,
  );
}

/** Distance that a block has moved in the window, in pixels. NaN if it is another block now. */
export function movedBy(page: Page, { index, text, top }: SeenBlock): Promise<number> {
  return page.evaluate(
    ([selector, index, text, top]) => {
      const block = document.querySelectorAll(selector)[index];
      return block?.textContent === text ? Math.abs(block.getBoundingClientRect().top - top) : Number.NaN;
    },
    [blocks, index, text, top] as const,
  );
}
