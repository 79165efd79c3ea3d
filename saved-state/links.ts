import type { Nodes } from "./diagnose.ts";
import { isObject } from "./find-document.ts";

/** A mention of a node in another one, as Craft.js reads them. */
export interface Link {
  field: "nodes" | "linkedNodes" | "_childCanvas";
  key: string | number;
  to: unknown;
}

/** Linked nodes first, as Craft.js walks. */
export function linksOf(node: Readonly<Record<string, unknown>>): Link[] {
  const field = node.linkedNodes ? "linkedNodes" : "_childCanvas";
  const linked = isObject(node[field]) ? Object.entries(node[field]) : [];
  const children = Array.isArray(node.nodes) ? node.nodes : [];
  return [
    ...linked.map(([key, to]): Link => ({ field, key, to: idOf(to) })),
    ...children.map((to, key): Link => ({ field: "nodes", key, to: idOf(to) })),
  ];
}

/** Objects have texts as keys, so a number finds its node, too. */
export const idOf = (mention: unknown) => (typeof mention === "number" ? String(mention) : mention);

export interface Visit extends Link {
  from: string;
  /** "first": the node's place in its tree. "again": it has one. "inside": the node is above. "missing": no node. */
  kind: "first" | "again" | "inside" | "missing";
}

/** A tree of nodes; all but the first, that of the root, hang on nothing. */
export interface Tree {
  top: string;
  size: number;
  depth: number;
}

export interface Walk {
  visits: Visit[];
  trees: Tree[];
  /** The top of the tree that each node is in. */
  topOf: Map<string, string>;
}

/** Walks through all nodes once: from the root, then from each node that no other lists, then through what circles. */
export function walk(nodes: Nodes, root: string): Walk {
  const listed = new Set<unknown>();
  for (const [id, node] of nodes) for (const { to } of linksOf(node)) if (to !== id) listed.add(to);
  const result: Walk = { visits: [], trees: [], topOf: new Map() };
  const tops = [...nodes.keys()].filter((id) => !listed.has(id));
  for (const top of nodes.has(root) ? [root, ...tops, ...nodes.keys()] : [...tops, ...nodes.keys()])
    if (!result.topOf.has(top)) walkTree(nodes, top, result);
  return result;
}

function walkTree(nodes: Nodes, top: string, { visits, trees, topOf }: Walk): void {
  const tree: Tree = { top, size: 1, depth: 1 };
  trees.push(tree);
  topOf.set(top, top);
  const above = new Set([top]);
  const stack = [{ id: top, links: linksOf(nodes.get(top) ?? {}), next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const link = level.links[level.next++];
    if (!link) {
      above.delete(level.id);
      stack.pop();
      continue;
    }
    const { to } = link;
    const node = typeof to === "string" ? nodes.get(to) : undefined;
    const kind = !node ? "missing" : above.has(to as string) ? "inside" : topOf.has(to as string) ? "again" : "first";
    visits.push({ ...link, from: level.id, kind });
    if (!node || typeof to !== "string" || kind !== "first") continue;
    topOf.set(to, top);
    above.add(to);
    stack.push({ id: to, links: linksOf(node), next: 0 });
    tree.size++;
    tree.depth = Math.max(tree.depth, stack.length);
  }
}
