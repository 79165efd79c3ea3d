import { isObject, type SavedNode } from "./document.ts";
import type { Nodes } from "./nodes.ts";

/** A mention of a node in another one, as Craft.js reads it. */
export interface Link {
  field: "nodes" | "linkedNodes" | "_childCanvas";
  key: string | number;
  to: unknown;
}

/** The field in which Craft.js looks for linked nodes. */
export const linkedField = (node: SavedNode) => (node.linkedNodes ? "linkedNodes" : "_childCanvas");

/** Linked nodes first, in Craft.js's order. */
export function linksOf(node: SavedNode): Link[] {
  const field = linkedField(node);
  const linked = isObject(node[field]) ? Object.entries(node[field]) : [];
  const children = Array.isArray(node.nodes) ? node.nodes : [];
  return [
    ...linked.map(([key, to]): Link => ({ field, key, to: idOf(to) })),
    ...children.map((to, key): Link => ({ field: "nodes", key, to: idOf(to) })),
  ];
}

/** The id that Craft.js finds a node by: object keys are strings, so a number and a list with one id find it, too. */
export function idOf(mention: unknown): unknown {
  let id = mention;
  while (Array.isArray(id) && id.length === 1) [id] = id;
  return typeof id === "number" ? String(id) : id;
}

/** The id that is probably meant by an object in place of an id. */
export const idWithin = (mention: unknown) => (isObject(mention) ? idOf(mention.id) : idOf(mention));

export interface Visit extends Link {
  from: string;
  /** "first": the node's place in its tree. "placed": it already has one. "ancestor": it is an ancestor. "missing": not a node. */
  kind: "first" | "placed" | "ancestor" | "missing";
}

/** A tree of nodes; only the first is reachable from ROOT. */
export interface Tree {
  root: string;
  size: number;
  depth: number;
}

export interface Walk {
  visits: Visit[];
  trees: Tree[];
  /** The root of the tree that each node is in. */
  rootOfTree: Map<string, string>;
  /** The node that lists each node first. */
  parents: Map<string, string>;
}

/** Walks through all nodes once: from the root, then from each node that no other lists, then through cycles. */
export function walk(nodes: Nodes, root: string): Walk {
  const listed = new Set<unknown>();
  for (const [id, node] of nodes) for (const { to } of linksOf(node)) if (to !== id) listed.add(to);
  const result: Walk = { visits: [], trees: [], rootOfTree: new Map(), parents: new Map() };
  const tops = [...nodes.keys()].filter((id) => !listed.has(id));
  for (const top of nodes.has(root) ? [root, ...tops, ...nodes.keys()] : [...tops, ...nodes.keys()])
    if (!result.rootOfTree.has(top)) walkTree(nodes, top, result);
  return result;
}

function walkTree(nodes: Nodes, top: string, { visits, trees, rootOfTree, parents }: Walk): void {
  const tree: Tree = { root: top, size: 1, depth: 1 };
  trees.push(tree);
  rootOfTree.set(top, top);
  const above = new Set([top]);
  const stack = [{ id: top, links: linksOf(nodes.get(top) ?? {}), next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const link = level.links[level.next++];
    if (!link) {
      above.delete(level.id);
      stack.pop();
      continue;
    }
    const id = typeof link.to === "string" ? link.to : null;
    const node = id === null ? undefined : nodes.get(id);
    const kind =
      id === null || !node ? "missing" : above.has(id) ? "ancestor" : rootOfTree.has(id) ? "placed" : "first";
    visits.push({ ...link, from: level.id, kind });
    if (id === null || !node || kind !== "first") continue;
    rootOfTree.set(id, top);
    parents.set(id, level.id);
    above.add(id);
    stack.push({ id, links: linksOf(node), next: 0 });
    tree.size++;
    tree.depth = Math.max(tree.depth, stack.length);
  }
}
