import type { Node } from "@craftjs/core";
import type { ReactElement } from "react";
import { SampleText } from "./samples.tsx";
import type { EditorHandle } from "./stage.tsx";

/** The node that an element becomes, a text unless another one is given. It is on no page yet. */
export function nodeFrom({ query }: Pick<EditorHandle, "query">, element: ReactElement = <SampleText />): Node {
  const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree();
  const node = nodes[rootNodeId];
  if (!node) throw new Error("the element became no node");
  return node;
}
