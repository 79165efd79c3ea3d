import { type ComponentType, createElement, type ReactNode } from "react";
import type { Json, TreeNode } from "../../shared/page-data.ts";
import { mdxComponents } from "./components.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a tree names its components by text
const components: Record<string, ComponentType<any>> = mdxComponents;

/**
 * Turns the tree of a compiled page into React elements, at the edge and in the browser alike.
 * @throws when the tree names a component that this release does not have
 */
export function revive(nodes: TreeNode[]): ReactNode[] {
  return nodes.map((node, index) => reviveNode(node, index));
}

function reviveNode(node: TreeNode, key?: number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const type = /^[A-Z]/.test(tag) ? components[tag] : tag;
  if (!type) throw new Error(`The page holds a <${tag}>, which client/mdx/components.tsx does not have.`);
  return createElement(type, { key, ...reviveProps(props) }, ...children.map((child) => reviveNode(child)));
}

function reviveProps(props: { [name: string]: Json } | null): Record<string, unknown> {
  const revived: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props ?? {})) {
    if (name === "$html") revived.dangerouslySetInnerHTML = { __html: value };
    else if (typeof value === "object" && value && "$nodes" in value)
      revived[name] = revive(value.$nodes as TreeNode[]);
    else revived[name] = value;
  }
  return revived;
}
