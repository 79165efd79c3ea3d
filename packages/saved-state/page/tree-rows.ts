import { isObject, type SavedDocument } from "../document.ts";
import { linksOf, type Walk, walk } from "../links.ts";
import { typeName } from "../migrate-saved-state.ts";
import { rootOf } from "../nodes.ts";

export interface Row {
  /** Unique, even if two nodes list the same child. */
  key: string;
  id: string;
  /** Name of the component or HTML element. */
  name: string;
  isCanvas: boolean;
  /** Name of the link from its parent, if it is a linked node. */
  linked: string | null;
  level: number;
  /** Its place among the rows of its parent, from 1, and their number. */
  position: number;
  siblings: number;
  /** Number of rows that it can open; 0 if a row above already shows them. */
  children: number;
}

type Place = Pick<Row, "key" | "id" | "linked" | "level" | "position" | "siblings">;

/** The rows of a tree of nodes, without those below a closed node. A node that is mentioned twice opens once. */
export function treeRows(document: SavedDocument, { trees }: Walk, isOpen: (id: string) => boolean): Row[] {
  const rows: Row[] = [];
  const placed = new Set<string>();
  const tops = trees.map(({ root }) => ({ key: root, id: root, linked: null, level: 1 }));
  const stack: Place[] = numbered(tops).reverse();
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { id, level } = place;
    const children = placed.has(id) ? [] : childrenOf(document, id);
    placed.add(id);
    rows.push({ ...place, ...labelOf(document, id), children: children.length });
    if (!isOpen(id)) continue;
    const below = children.map(({ field, key, to }) => {
      const linked = field === "nodes" ? null : String(key);
      return { key: JSON.stringify([id, field, key]), id: to, linked, level: level + 1 };
    });
    stack.push(...numbered(below).reverse());
  }
  return rows;
}

/** Nodes that match a search by id, component or display name, as a flat list. */
export function matchingRows(document: SavedDocument, query: string): Row[] {
  const words = query.toLowerCase();
  const matches = Object.entries(document).filter(([id, node]) => {
    if (!isObject(node)) return false;
    const custom = isObject(node.custom) ? node.custom.displayName : "";
    return [id, typeName(node), node.displayName, custom].some(
      (text) => typeof text === "string" && text.toLowerCase().includes(words),
    );
  });
  const rows = matches.map(([id]) => ({ key: id, id, ...labelOf(document, id), linked: null, level: 1, children: 0 }));
  return numbered(rows);
}

/** Adds the places of siblings. */
const numbered = <Sibling extends object>(siblings: Sibling[]) =>
  siblings.map((row, index) => ({ ...row, position: index + 1, siblings: siblings.length }));

/** The tree of a document, in which entries that are not nodes have no links. */
export function treeOf(document: SavedDocument): Walk {
  const nodes = new Map(Object.entries(document).map(([id, node]) => [id, isObject(node) ? node : {}]));
  return walk(nodes, rootOf(nodes));
}

/** Ids of the ancestors of some nodes: with these open, each of the nodes has a row. */
export function nodesAbove({ parents }: Walk, ids: Iterable<string>): Set<string> {
  const above = new Set<string>();
  for (const id of ids) {
    for (let parent = parents.get(id); parent !== undefined && !above.has(parent); parent = parents.get(parent))
      above.add(parent);
  }
  return above;
}

function childrenOf(document: SavedDocument, id: string) {
  const node = document[id];
  return isObject(node)
    ? linksOf(node).flatMap((link) => (typeof link.to === "string" ? [{ ...link, to: link.to }] : []))
    : [];
}

/** A node's place among the children of its parent; null for the root and linked nodes, which cannot move. */
export function placeOf(document: SavedDocument, id: string): { parent: string; index: number; count: number } | null {
  const node = document[id];
  if (!isObject(node) || typeof node.parent !== "string") return null;
  const siblings = childrenOf(document, node.parent).filter(({ field }) => field === "nodes");
  const index = siblings.findIndex(({ to }) => to === id);
  return index < 0 ? null : { parent: node.parent, index, count: siblings.length };
}

function labelOf(document: SavedDocument, id: string): Pick<Row, "name" | "isCanvas"> {
  const node = document[id];
  return isObject(node)
    ? { name: typeName(node) || "no type", isCanvas: node.isCanvas === true }
    : { name: "missing", isCanvas: false };
}
