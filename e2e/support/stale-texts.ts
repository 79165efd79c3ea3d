import type { Frame, Page } from "playwright-core";

/** The fields of a node in React's tree that are used here. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
  stateNode: unknown;
}

/**
 * Elements whose text differs from the text that React has rendered, each as `shown ≠ rendered`: a text node that a
 * translator has replaced still gets React's changes, but is not displayed. Only React's own tree has the rendered
 * text. Text that a reader edits, or that other code writes, is left out.
 */
export function staleTexts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const [portal, hostElement, hostText] = [4, 5, 6];
    const stale: string[] = [];

    /** The element's own text, without its children's. */
    function renderedText({ child }: Fiber): string {
      let text = "";
      for (let fiber = child; fiber; fiber = fiber.sibling) {
        if (fiber.tag === hostText) text += fiber.memoizedProps;
        else if (fiber.tag !== hostElement && fiber.tag !== portal) text += renderedText(fiber);
      }
      return text;
    }

    function shownText(element: Element): string {
      const nodes = [...element.childNodes].filter(({ nodeName }) => /^(?:#text|FONT)$/.test(nodeName));
      return nodes.map(({ textContent }) => textContent).join("");
    }

    function visit(fiber: Fiber): void {
      if (fiber.tag === hostElement) {
        const element = fiber.stateNode as HTMLElement;
        const { children } = fiber.memoizedProps as { children?: unknown };
        const isText = typeof children === "string" || typeof children === "number";
        const expected = isText ? String(children) : renderedText(fiber);
        // React writes the first text of a block of the landing editor, and the block itself all others.
        const isEditable = element.isContentEditable || element.matches(".block [translate=no]");
        const isFromReact = (isText || fiber.child !== null) && !isEditable;
        if (isFromReact && shownText(element) !== expected) {
          stale.push(`<${element.localName} class="${element.className}"> ${shownText(element)} ≠ ${expected}`);
        }
      }
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    }

    for (const element of document.querySelectorAll("*")) {
      const key = Object.keys(element).find((key) => key.startsWith("__reactContainer$"));
      const root = key && (element as unknown as Record<string, { stateNode: { current: Fiber } } | null>)[key];
      if (root) visit(root.stateNode.current);
    }
    return stale;
  });
}
