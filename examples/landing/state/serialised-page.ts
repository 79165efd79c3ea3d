import { Element, type SerializedNode, type SerializedNodes, type UserComponent } from "@craftjs/core";
import type { ReactElement, ReactNode } from "react";

interface BlockProps {
  is?: UserComponent;
  custom?: Record<string, unknown>;
  children?: ReactNode;
}

/** A block without children in Craft.js's serialised format. */
export function savedBlock(
  name: string,
  props: Record<string, unknown>,
  parent: string | null,
  custom: Record<string, unknown>,
): SerializedNode {
  const type = { resolvedName: name };
  // The components define whether they are canvases (`craft.isCanvas`).
  return { type, isCanvas: false, props, displayName: name, custom, parent, hidden: false, nodes: [], linkedNodes: {} };
}

/** Converts blocks, whose keys become their ids, to Craft.js's serialised format. An `<Element>` can name a block. */
export function serialisedPage(root: ReactElement): SerializedNodes {
  const page: SerializedNodes = {};
  const add = (block: ReactElement, parent: string | null): string => {
    const { is, custom = {}, children, ...props } = block.props as BlockProps;
    const component = (block.type === Element ? is : block.type) as UserComponent;
    const id = String(block.key);
    const saved = savedBlock(component.craft?.displayName ?? "", props, parent, custom);
    page[id] = saved;
    saved.nodes = ([children].flat().filter(Boolean) as ReactElement[]).map((child) => add(child, id));
    return id;
  };
  add(root, null);
  return page;
}
