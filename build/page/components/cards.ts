import type { TreeElement, TreeNode } from "../tree.ts";

export function cards(_props: object, children: TreeNode[]): TreeElement {
  return ["div", { className: "cards" }, ...children];
}

export function card({ title, href }: { title: string; href: string }, children: TreeNode[]): TreeElement {
  return ["a", { className: "card", href }, ["strong", null, title], ["div", null, ...children]];
}
