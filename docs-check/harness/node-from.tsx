import type { Node } from "@craftjs/core";
import type { ReactElement } from "react";
import { SampleText } from "./samples.tsx";
import type { EditorHandle } from "./stage.tsx";

/** The node of an element (a text by default), not yet on a page. */
export function nodeFrom({ query }: Pick<EditorHandle, "query">, element: ReactElement = <SampleText />): Node {
  const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree();
  const node = nodes[rootNodeId];
  if (!node) throw new Error("the element became no node");
  return node;
}
