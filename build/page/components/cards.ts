import type { TreeElement, TreeNode } from "../tree.ts";

/** A grid of `<Card>`s. */
export function cards(_props: object, children: TreeNode[]): TreeElement {
  return ["div", { className: "cards" }, ...children];
}

/** A link with a few words on what stands behind it. */
export function card({ title, href }: { title: string; href: string }, children: TreeNode[]): TreeElement {
  return ["a", { className: "card", href }, ["strong", null, title], ["div", null, ...children]];
}
