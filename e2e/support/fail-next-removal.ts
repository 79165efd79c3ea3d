import type { Frame, Page } from "playwright-core";

/** Makes the next removal of a matching element throw, as if another script had removed it before React does. */
export function failNextRemoval(page: Page | Frame, selector: string): Promise<void> {
  return page.evaluate((selector) => {
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      if (!(child instanceof Element && child.matches(selector))) return removeChild.call(this, child) as Child;
      Node.prototype.removeChild = removeChild;
      throw new Error("it was removed before");
    };
  }, selector);
}
