import type { Element, RootContent } from "hast";

/** Whether a node is an element with a class. */
export function hasClass(node: RootContent, name: string): boolean {
  const { className } = node.type === "element" ? node.properties : {};
  return Array.isArray(className) && className.includes(name);
}

export const startsSection = ({ tagName }: Element): boolean => /^h[2-6]$/.test(tagName);

/** Name of the component that rendered an element, if it sets `data-component`. */
export const componentOf = (node: RootContent): string | undefined =>
  node.type === "element" ? (node.properties.dataComponent as string | undefined) : undefined;

/** The first child element with a tag name. */
export const childNamed = ({ children }: Element, name: string): Element | undefined =>
  children.find((child): child is Element => child.type === "element" && child.tagName === name);
