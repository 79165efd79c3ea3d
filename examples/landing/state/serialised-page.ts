import type { SerializedNodes } from "@craftjs/core";
import type { BlockName } from "../blocks/blocks.ts";

/** A block of a page that is written down: its name, its id, its props as far as they are not the default, its blocks. */
export type BlockSketch = [name: BlockName, id: string, props?: Record<string, unknown>, children?: BlockSketch[]];

/** A page as Craft.js stores it. */
export function serialisedPage(sketch: BlockSketch): SerializedNodes {
  const nodes: SerializedNodes = {};
  const add = ([name, id, props = {}, children = []]: BlockSketch, parent: string | null) => {
    nodes[id] = {
      type: { resolvedName: name },
      isCanvas: false,
      props,
      displayName: name,
      custom: {},
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
