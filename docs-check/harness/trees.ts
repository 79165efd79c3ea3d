import type { Node, NodeTree } from "@craftjs/core";
import type { ReactElement } from "react";
import type { EditorHandle } from "./stage.tsx";

/** The tree of nodes that an element makes, which is on no page yet. */
export const treeOf = ({ query }: Pick<EditorHandle, "query">, element: ReactElement): NodeTree =>
  query.parseReactElement(element).toNodeTree();

/** The topmost node of such a tree. */
export const topOf = ({ nodes, rootNodeId }: NodeTree): Node => nodes[rootNodeId] as Node;

/** Adds an element to the page, at its end where nothing else is said, and gives the id of its node. */
export function addElement(editor: EditorHandle, element: ReactElement, parent = "ROOT", index?: number): string {
  const tree = treeOf(editor, element);
  editor.actions.addNodeTree(tree, parent, index);
  return tree.rootNodeId;
}
