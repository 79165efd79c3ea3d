import { type ComponentType, createElement, type ReactNode } from "react";
import { withBase } from "../base-path.ts";
import { Link } from "../components/link.tsx";
import type { Json, TreeNode } from "../page-data.ts";
import { mdxComponents } from "./components.tsx";
import { Heading } from "./heading.tsx";
import { Table } from "./table.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a tree names its components by text
type AnyComponent = ComponentType<any>;

/** HTML elements that the site shows in its own way. */
const elements: Record<string, AnyComponent> = {
  a: Link,
  table: Table,
  h2: Heading.bind(null, "h2"),
  h3: Heading.bind(null, "h3"),
  h4: Heading.bind(null, "h4"),
};

const components = mdxComponents as Record<string, AnyComponent>;

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
  const type = /^[A-Z]/.test(tag) ? components[tag] : (elements[tag] ?? tag);
  if (!type) throw new Error(`The page holds a <${tag}>, which client/mdx/components.tsx does not have.`);
  return createElement(type, { key, ...reviveProps(props) }, ...children.map((child) => reviveNode(child)));
}

function reviveProps(props: { [name: string]: Json } | null): Record<string, unknown> {
  const revived: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props ?? {})) {
    const nodes = typeof value === "object" && value !== null && "$nodes" in value ? value.$nodes : undefined;
    if (nodes) revived[name] = revive(nodes as TreeNode[]);
    else revived[name] = name === "src" && typeof value === "string" ? withBase(value) : value;
  }
  return revived;
}
