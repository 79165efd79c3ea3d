import type { NodeTree, SerializedNodes } from "@craftjs/core";
import type { EditorAccess } from "./commands.ts";

type Query = EditorAccess["query"];

/** A block and its descendants as Craft.js saves them. */
export function serialisedTree(query: Query, id: string): SerializedNodes {
  const ids = [id, ...query.node(id).descendants(true)];
  return Object.fromEntries(ids.map((id) => [id, query.node(id).toSerializedNode()]));
}

/** A saved block and its descendants under new ids. */
export function treeOf(query: Query, saved: SerializedNodes, id: string): NodeTree {
  const below = (id: string): string[] => [id, ...(saved[id]?.nodes ?? []).flatMap(below)];
  const copies = new Map(
    below(id).flatMap((id) => (saved[id] ? [[id, query.parseSerializedNode(saved[id]).toNode()] as const] : [])),
  );
  const copyOf = (original: string) => copies.get(original)?.id ?? original;
  for (const { data } of copies.values()) {
    data.nodes = data.nodes.map(copyOf);
    data.parent = data.parent && copyOf(data.parent);
  }
  return {
    rootNodeId: copyOf(id),
    nodes: Object.fromEntries([...copies.values()].map((node) => [node.id, node])),
  };
}
