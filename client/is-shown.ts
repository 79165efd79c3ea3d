/** Whether an element has a box and is not in a closed `<details>`. Safari before 17.4 creates no boxes in closed ones. */
export function isShown(element: Element): boolean {
  return element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0;
}
