import type { SerializedNodes } from "@craftjs/core";
import type { BlockName } from "../blocks/blocks.ts";

/** Shorthand for a block: name, id, non-default props, children, name in the layers. */
export type BlockSketch = [
  name: BlockName,
  id: string,
  props?: Record<string, unknown>,
  children?: BlockSketch[],
  layer?: string,
];

/** Expands a sketch to Craft.js' serialised format. */
export function serialisedPage(sketch: BlockSketch): SerializedNodes {
  const nodes: SerializedNodes = {};
  const add = ([name, id, props = {}, children = [], layer]: BlockSketch, parent: string | null) => {
    nodes[id] = {
      type: { resolvedName: name },
      isCanvas: false,
      props,
      displayName: name,
      custom: layer ? { displayName: layer } : {},
      parent,
      hidden: false,
      nodes: children.map(([, childId]) => childId),
      linkedNodes: {},
    };
    for (const child of children) add(child, id);
  };
  add(sketch, null);
  return nodes;
}
