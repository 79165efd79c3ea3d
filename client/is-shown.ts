/** Whether an element has a box and is not in a closed `<details>`. Safari before 17.4 hides the latter's boxes. */
export function isShown(element: Element): boolean {
  return element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0;
}
