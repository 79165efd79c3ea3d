import { isObject } from "./find-document.ts";
import type { SavedNode } from "./finding.ts";

/** The entries of a document that can be nodes, in their order. */
export type Nodes = ReadonlyMap<string, SavedNode>;

/** The entries that can be nodes. */
export const nodesOf = (entries: Iterable<[string, unknown]>): Nodes =>
  new Map([...entries].filter((entry): entry is [string, SavedNode] => isNode(entry[1])));

/** Whether an entry can be a node. The editor's state, unlike what is saved, has nodes within `data`. */
export const isNode = (value: unknown): value is SavedNode =>
  isObject(value) && ("type" in value || !isObject(value.data));
