import type { Node, NodeTree } from "@craftjs/core";
import type { ReactElement } from "react";
import type { EditorHandle } from "./stage.tsx";

export const treeOf = ({ query }: Pick<EditorHandle, "query">, element: ReactElement): NodeTree =>
  query.parseReactElement(element).toNodeTree();

export const topOf = ({ nodes, rootNodeId }: NodeTree): Node => nodes[rootNodeId] as Node;

/** Adds an element to the page, at the end by default; returns its node's id. */
export function addElement(editor: EditorHandle, element: ReactElement, parent = "ROOT", index?: number): string {
  const tree = treeOf(editor, element);
  editor.actions.addNodeTree(tree, parent, index);
  return tree.rootNodeId;
}
