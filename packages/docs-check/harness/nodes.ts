import type { Node, NodeTree, SerializedNode } from "@craftjs/core";

export const topOf = ({ nodes, rootNodeId }: NodeTree): Node => nodes[rootNodeId] as Node;

/** A node as saved: without props, children or parent, unless `more` has them. */
export const savedNode = <More extends object>(type: SerializedNode["type"], more?: More) => ({
  type,
  isCanvas: false,
  props: {},
  displayName: typeof type === "string" ? type : "Sample",
  custom: {},
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {} as Record<string, string>,
  ...(more as More),
});
