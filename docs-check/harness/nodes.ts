import type { Node, NodeTree, SerializedNode, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";

type Editor = ReturnType<typeof useEditor>;

export const treeOf = ({ query }: Pick<Editor, "query">, element: ReactElement): NodeTree =>
  query.parseReactElement(element).toNodeTree();

export const topOf = ({ nodes, rootNodeId }: NodeTree): Node => nodes[rootNodeId] as Node;

/** Adds an element to the page, at the end by default; returns its node's id. */
export function addElement(editor: Editor, element: ReactElement, parent = "ROOT", index?: number): string {
  const tree = treeOf(editor, element);
  editor.actions.addNodeTree(tree, parent, index);
  return tree.rootNodeId;
}

/** A new node of an HTML tag with this `data`, not yet on a page. */
export const freshNode = ({ query }: Pick<Editor, "query">, data = {}) =>
  query.parseFreshNode({ data: { type: "hr", ...data } }).toNode();

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
