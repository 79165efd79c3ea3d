import type { Element, RootContent } from "hast";

/** Whether a node is an element with a class. */
export function hasClass(node: RootContent, name: string): boolean {
  const { className } = node.type === "element" ? node.properties : {};
  return Array.isArray(className) && className.includes(name);
}

/** The component that rendered an element, of those that say so. */
export const componentOf = (node: RootContent): string | undefined =>
  node.type === "element" ? (node.properties.dataComponent as string | undefined) : undefined;

/** The text of an element as it is, such as a code block's. */
export const codeOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? codeOf(child) : ""))
    .join("");
