import type { SavedDocument } from "../document.ts";
import { isObject } from "../document.ts";
import { linksOf } from "../links.ts";
import { typeName } from "../migrate-saved-state.ts";

export interface Row {
  /** Unique, even if two nodes list the same one. */
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
  /** Number of rows that it can open; 0 if another row above shows them. */
  children: number;
}

type Place = Pick<Row, "key" | "id" | "linked" | "level" | "position" | "siblings">;

/** The rows of a tree of nodes, without those below a closed node. A node that is mentioned twice opens once. */
export function treeRows(document: SavedDocument, isOpen: (id: string) => boolean): Row[] {
  const rows: Row[] = [];
  const placed = new Set<string>();
  const roots = rootsOf(document);
  const stack: Place[] = roots.map((id, index) => ({
    ...{ key: id, id, linked: null, level: 1, position: index + 1, siblings: roots.length },
  }));
  stack.reverse();
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { id, level } = place;
    const children = placed.has(id) ? [] : childrenOf(document, id);
    placed.add(id);
    rows.push({ ...place, ...labelOf(document, id), children: children.length });
    if (!isOpen(id)) continue;
    const below = children.map(({ field, key, to }, index) => ({
      ...{ key: JSON.stringify([id, field, key]), id: to, linked: field === "nodes" ? null : String(key) },
      ...{ level: level + 1, position: index + 1, siblings: children.length },
    }));
    stack.push(...below.reverse());
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
  return matches.map(([id], index) => ({
    ...{ key: id, id, ...labelOf(document, id), linked: null, level: 1, children: 0 },
    ...{ position: index + 1, siblings: matches.length },
  }));
}

/** Ids of the ancestors of some nodes: with these open, each of the nodes has a row. */
export function nodesAboveAll(document: SavedDocument, ids: Iterable<string>): Set<string> {
  const parents = parentsOf(document);
  const above = new Set<string>();
  for (const id of ids) {
    for (let parent = parents.get(id); parent !== undefined && !above.has(parent); parent = parents.get(parent))
      above.add(parent);
  }
  return above;
}

/** Ids of a node's ancestors, nearest first; null: it is not reachable from any root. */
export function nodesAbove(document: SavedDocument, id: string): string[] | null {
  const parents = parentsOf(document);
  const roots = new Set(rootsOf(document));
  const above = new Set<string>();
  for (let current: string | undefined = id; current !== undefined; current = parents.get(current)) {
    if (roots.has(current)) return [...above];
    const parent = parents.get(current);
    if (parent === undefined || above.has(parent)) return null;
    above.add(parent);
  }
  return null;
}

/** The first node that lists a node, by its id. */
function parentsOf(document: SavedDocument): Map<string, string> {
  const parents = new Map<string, string>();
  for (const parent of Object.keys(document))
    for (const { to } of childrenOf(document, parent)) if (!parents.has(to)) parents.set(to, parent);
  return parents;
}

/** The id that Craft.js begins with; null: there is none. */
export function rootOf(document: SavedDocument): string | null {
  return ["ROOT", "canvas-ROOT"].find((id) => Object.hasOwn(document, id)) ?? null;
}

/** The root first, then each node that no other lists. */
function rootsOf(document: SavedDocument): string[] {
  const ids = Object.keys(document);
  const listed = new Set(ids.flatMap((id) => childrenOf(document, id).map(({ to }) => to)));
  const root = rootOf(document);
  const others = ids.filter((id) => id !== root && !listed.has(id));
  return root === null ? others : [root, ...others];
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
