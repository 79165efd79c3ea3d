import type { Node, NodeTree, SerializedNode } from "@craftjs/core";

export const rootNodeOf = ({ nodes, rootNodeId }: NodeTree): Node => nodes[rootNodeId] as Node;

/** A saved node without props, children and a parent, except those in `properties`. */
export const savedNode = <Properties extends object>(type: SerializedNode["type"], properties?: Properties) => ({
  type,
  isCanvas: false,
  props: {},
  displayName: typeof type === "string" ? type : "Sample",
  custom: {},
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {} as Record<string, string>,
  ...(properties as Properties),
});
