import type { NodeTree } from "@craftjs/core";
import type { EditorAccess } from "./commands.ts";

/** Clones a block and its descendants under new ids. */
export function copyTree(query: EditorAccess["query"], id: string): NodeTree {
  const originals = [id, ...query.node(id).descendants(true)];
  const copies = new Map(
    originals.map((original) => [
      original,
      query.parseSerializedNode(query.node(original).toSerializedNode()).toNode(),
    ]),
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
