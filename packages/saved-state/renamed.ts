import type { SavedNode } from "./document.ts";
import { isObject } from "./document.ts";

/** A copy of a node in which mentions of nodes are renamed. */
export function renamed(node: SavedNode, name: (id: unknown) => unknown): SavedNode {
  const result: Record<string, unknown> = { ...node };
  if ("parent" in node) result.parent = name(node.parent);
  if (Array.isArray(node.nodes)) result.nodes = node.nodes.map(name);
  for (const field of ["linkedNodes", "_childCanvas"]) {
    const links = node[field];
    if (isObject(links)) result[field] = Object.fromEntries(Object.entries(links).map(([key, id]) => [key, name(id)]));
  }
  return result;
}
