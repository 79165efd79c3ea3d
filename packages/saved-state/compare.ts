import { isObject, type Place, type SavedDocument, type Trail, toPlace } from "./document.ts";
import { pathOf } from "./finding.ts";
import { linksOf } from "./links.ts";

/** The position of a node in its parent. */
export interface Position {
  parent: string;
  field: string;
  key: string | number;
}

export interface Comparison {
  /** Ids of nodes. */
  added: string[];
  removed: string[];
  /** Nodes with another parent, or moved past their siblings. */
  moved: { node: string; from: Position | null; to: Position | null }[];
  /** Values that differ, and links that are not a node's `Position`; undefined: missing. */
  changed: { node: string; path: string; before: unknown; after: unknown }[];
}

const structure = new Set(["nodes", "linkedNodes", "_childCanvas"]);

/** Lists nodes that were added, removed, moved and changed between two documents. Nodes are identified by their ids. */
export function compare(before: SavedDocument, after: SavedDocument): Comparison {
  const added = Object.keys(after).filter((id) => !Object.hasOwn(before, id));
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  const both = Object.keys(after).filter((id) => Object.hasOwn(before, id));
  const [from, to] = [positions(before), positions(after)];
  const stayed = nodesThatStayed(both, from, to);
  const moved = both.flatMap((node) =>
    stayed.has(node) ? [] : [{ node, from: from.get(node) ?? null, to: to.get(node) ?? null }],
  );
  const changed = both.flatMap((node) => {
    if (before[node] === after[node]) return [];
    const skipped = stayed.has(node) ? structure : new Set([...structure, "parent"]);
    const [a, b] = [contentOf(node, before, from, skipped), contentOf(node, after, to, skipped)];
    return [...differences([node], a, b)].map(({ trail, before, after }) => ({
      node,
      path: pathOf(toPlace(trail)),
      before,
      after,
    }));
  });
  return { added, removed, moved, changed };
}

function positions(document: SavedDocument): Map<string, Position> {
  const byNode = new Map<string, Position>();
  for (const [parent, node] of Object.entries(document)) {
    for (const { field, key, to } of isObject(node) ? linksOf(node) : [])
      if (typeof to === "string" && !byNode.has(to)) byNode.set(to, { parent, field, key });
  }
  return byNode;
}

/** Nodes that did not move: of reordered children, a longest sequence in the same order. */
function nodesThatStayed(ids: string[], from: Map<string, Position>, to: Map<string, Position>): Set<string> {
  const stayed = new Set<string>();
  const lists = new Map<string, { node: string; oldIndex: number; newIndex: number }[]>();
  for (const node of ids) {
    const [a, b] = [from.get(node), to.get(node)];
    if (a?.parent !== b?.parent || a?.field !== b?.field) continue;
    if (typeof a?.key === "number" && typeof b?.key === "number") {
      const list = lists.get(a.parent) ?? [];
      lists.set(a.parent, list);
      list.push({ node, oldIndex: a.key, newIndex: b.key });
    } else if (a?.key === b?.key) stayed.add(node);
  }
  for (const list of lists.values())
    for (const { node } of increasingSubsequence(list.sort((a, b) => a.newIndex - b.newIndex))) stayed.add(node);
  return stayed;
}

/** A longest increasing subsequence by `oldIndex`. */
function increasingSubsequence<Item extends { oldIndex: number }>(list: Item[]): Item[] {
  const ends: Run<Item>[] = [];
  for (const item of list) {
    let at = ends.length; // most items continue the longest run
    while (at > 0 && (ends[at - 1]?.item.oldIndex ?? 0) > item.oldIndex) at--;
    ends[at] = { item, before: ends[at - 1] };
  }
  const run: Item[] = [];
  for (let end = ends.at(-1); end; end = end.before) run.push(end.item);
  return run;
}

interface Run<Item> {
  item: Item;
  before: Run<Item> | undefined;
}

/** A node's data, and its links that are broken or repeat another link. */
function contentOf(id: string, document: SavedDocument, places: Map<string, Position>, skipped: ReadonlySet<string>) {
  const node = document[id];
  if (!isObject(node)) return node;
  const otherLinks = linksOf(node).filter(({ field, key, to }) => {
    const place = typeof to === "string" && Object.hasOwn(document, to) ? places.get(to) : undefined;
    return place?.parent !== id || place.field !== field || place.key !== key;
  });
  const nodes: unknown[] = [];
  for (const { field, key, to } of otherLinks) if (field === "nodes") nodes[Number(key)] = to;
  const linkedNodes = Object.fromEntries(
    otherLinks.flatMap(({ field, key, to }) => (field === "nodes" ? [] : [[key, to]])),
  );
  return { ...Object.fromEntries(Object.entries(node).filter(([key]) => !skipped.has(key))), nodes, linkedNodes };
}

interface Difference {
  trail: Trail | Place;
  /** undefined: missing. */
  before: unknown;
  after: unknown;
}

/** The innermost values that differ. Iterative: values may be nested as deeply as JSON can be. */
function* differences(start: Place, before: unknown, after: unknown): Generator<Difference> {
  const stack: Difference[] = [{ trail: start, before, after }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, before, after } = item;
    if (Object.is(before, after)) continue;
    const isList = Array.isArray(before) && Array.isArray(after);
    if (!isList && !(isObject(before) && isObject(after))) {
      yield item;
      continue;
    }
    const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const key of [...new Set([...left.keys(), ...right.keys()])].reverse()) {
      const at = { before: trail, key: isList ? Number(key) : key };
      stack.push({ trail: at, before: left.get(key), after: right.get(key) });
    }
  }
}

export const isEqual = (a: unknown, b: unknown) => differences([], a, b).next().done === true;
