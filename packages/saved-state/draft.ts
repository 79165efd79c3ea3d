import { isEqual } from "./compare.ts";
import { CopyOnWrite } from "./copy-on-write.ts";
import { isObject, type Place, type SavedDocument, type SavedNode } from "./document.ts";
import type { Finding, Removed } from "./finding.ts";
import { idOf, linkedField, linksOf, type Visit, type Walk, walk } from "./links.ts";
import { nodesOf, oldRootId, rootId, rootOf } from "./nodes.ts";

/** A document during repairs, with an index of its links. */
export class Draft {
  readonly #values: CopyOnWrite;
  readonly removed: Removed[] = [];
  /** The number of mentions of each node in `nodes` and linked nodes; `put` updates it. */
  #mentions = new Map<unknown, number>();
  /** With the kind of each link by its place, as JSON. */
  #links: Links | null = null;

  constructor(document: SavedDocument) {
    this.#values = new CopyOnWrite(Object.entries(document));
    for (const id of this.nodes.keys()) this.#count([id], 1);
  }

  get nodes(): ReadonlyMap<string, unknown> {
    return this.#values.entries;
  }

  /** Records what a repair removes or overwrites. */
  recordRemoved({ code, place, path }: Finding, value: unknown): void {
    if (value !== undefined) this.removed.push({ code, place, path, value });
  }

  node(id: unknown): SavedNode | null {
    const node = this.nodes.get(String(id));
    return isObject(node) ? node : null;
  }

  at(place: Place): unknown {
    return this.#values.at(place);
  }

  /** Whether the value of a finding is still there. */
  has({ place, value }: Finding): boolean {
    return isEqual(this.at(place), value);
  }

  /** Replaces the value of a finding, if it is still there; undefined removes it. */
  replace(finding: Finding, value: unknown): void {
    if (!this.node(finding.place[0]) || !this.has(finding)) return;
    this.recordRemoved(finding, finding.value);
    this.put(finding.place, value);
  }

  /** Sets fields of a node; undefined removes one. */
  set(id: string, fields: SavedNode): void {
    const node = this.node(id);
    if (!node) return;
    const remaining = Object.entries({ ...node, ...fields }).filter(
      ([key, value]) => value !== undefined || !(key in fields),
    );
    this.put([id], Object.fromEntries(remaining));
  }

  /** Replaces a node or a value within it; undefined removes it. */
  put(place: Place, value: unknown): void {
    this.#count(place, -1);
    this.#values.put(place, value);
    this.#count(place, 1);
  }

  /** Appends nodes to a node's children. */
  adopt(parent: string, ids: readonly string[]): void {
    if (!Array.isArray(this.at([parent, "nodes"]))) this.set(parent, { nodes: [] });
    let { length } = this.at([parent, "nodes"]) as unknown[];
    for (const id of ids) {
      this.put([parent, "nodes", length++], id); // a copy of the list for each would take quadratic time
      this.set(id, { parent });
    }
  }

  /** Turns the linked nodes of an HTML element, which cannot show them, into children. */
  showLinked(id: string): void {
    const links = linksOf(this.node(id) ?? {}).filter(({ field }) => field !== "nodes");
    this.set(id, { linkedNodes: {}, _childCanvas: undefined });
    const ids = links.flatMap(({ to }) => (typeof to === "string" ? [to] : []));
    this.adopt(id, ids);
  }

  /** Ends a phase: closes the gaps in lists, and discards the cached links. */
  endPhase(): void {
    this.#values.closeGaps();
    this.#links = null;
  }

  /** Whether an id belongs to a node that has no place and is not a root. */
  isFree(id: unknown): boolean {
    return typeof id === "string" && this.node(id) !== null && !isRoot(id) && !this.#mentions.get(id);
  }

  /** The links at the first call in a phase: links that this phase removes are still included. */
  get links(): Links {
    if (this.#links) return this.#links;
    const nodes = nodesOf(this.nodes);
    const walked = walk(nodes, rootOf(nodes));
    const kinds = new Map(
      walked.visits.map(({ from, field, key, kind }) => [JSON.stringify([from, field, key]), kind]),
    );
    this.#links = { ...walked, kinds };
    return this.#links;
  }

  /** Removes nodes with their descendants, except roots and nodes that are mentioned elsewhere. Removes cycles as well. */
  removeTrees(tops: Iterable<unknown>): SavedNode {
    const trees = this.#below(tops);
    const mentionsWithin = new Map<unknown, number>();
    for (const id of trees)
      for (const { to } of linksOf(this.node(id) ?? {})) mentionsWithin.set(to, (mentionsWithin.get(to) ?? 0) + 1);
    const retained = this.#below(
      [...trees].filter((id) => isRoot(id) || (this.#mentions.get(id) ?? 0) > (mentionsWithin.get(id) ?? 0)),
    );
    const removed = [...trees].filter((id) => !retained.has(id)).map((id) => [id, this.nodes.get(id)] as const);
    for (const [id] of removed) this.put([id], undefined);
    return Object.fromEntries(removed);
  }

  /** Gives a node another id, wherever it is mentioned. */
  rename(from: string, to: string): void {
    const newId = (id: unknown) => (id === from ? to : id);
    this.#values.entries = new Map(
      [...this.nodes].map(([id, node]) => [String(newId(id)), isObject(node) ? renameLinks(node, newId) : node]),
    );
    this.#mentions.clear();
    for (const id of this.nodes.keys()) this.#count([id], 1);
  }

  /** Inserts a node before all others. */
  putFirst(id: string, node: SavedNode): void {
    this.#values.entries = new Map([[id, node], ...this.nodes]);
    this.#count([id], 1);
  }

  freshId(preferred: string): string {
    let id = preferred;
    for (let count = 2; this.nodes.has(id) || id in {}; count++) id = `${preferred}-${count}`;
    return id;
  }

  /** The nodes with all their descendants, without the descendants of a root. */
  #below(tops: Iterable<unknown>): Set<string> {
    const ids = new Set<string>();
    const stack = [...tops];
    while (stack.length > 0) {
      const id = stack.pop();
      if (typeof id !== "string" || ids.has(id) || !this.nodes.has(id)) continue;
      ids.add(id);
      if (!isRoot(id)) for (const { to } of linksOf(this.node(id) ?? {})) stack.push(to);
    }
    return ids;
  }

  /** Updates the counts of mentions for a change at a place. */
  #count(place: Place, by: 1 | -1): void {
    const [id, field, key, ...inner] = place;
    const node = this.node(id);
    if (!node || inner.length > 0 || (field !== undefined && !linkFields.has(field))) return;
    const isRead = field === "nodes" || field === linkedField(node);
    const links = key === undefined ? linksOf(node) : isRead ? [{ to: idOf(this.at(place)) }] : [];
    for (const { to } of links) this.#mentions.set(to, (this.#mentions.get(to) ?? 0) + by);
  }
}

type Links = Walk & { kinds: Map<string, Visit["kind"]> };

const linkFields = new Set<unknown>(["nodes", "linkedNodes", "_childCanvas"]);

const isRoot = (id: string) => id === rootId || id === oldRootId;

/** A copy of a node in which mentions of nodes are renamed. */
function renameLinks(node: SavedNode, newId: (id: unknown) => unknown): SavedNode {
  const result: Record<string, unknown> = { ...node };
  if ("parent" in node) result.parent = newId(node.parent);
  if (Array.isArray(node.nodes)) result.nodes = node.nodes.map(newId);
  for (const field of ["linkedNodes", "_childCanvas"]) {
    const links = node[field];
    if (isObject(links)) result[field] = Object.fromEntries(Object.entries(links).map(([key, id]) => [key, newId(id)]));
  }
  return result;
}

/**
 * Repairs a finding whose value is still there, and records removed values. `node` is the node of the finding, or empty
 * if the finding is about the document.
 */
export type Fix = (draft: Draft, finding: Finding, id: string, node: SavedNode) => void;
