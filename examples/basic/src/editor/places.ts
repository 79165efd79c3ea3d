import {
  type Node,
  type NodeId,
  ROOT_NODE,
  type useEditor,
} from '@craftjs/core';

type Query = ReturnType<typeof useEditor>['query'];

/** Where a block can be: before the child at `index`, or after the last one. */
export type Place = { parent: NodeId; index: number };

/** All places in a node that accept the block, and the block's own. */
function placesIn(query: Query, parent: NodeId, block: Node): Place[] {
  const { nodes, linkedNodes } = query.node(parent).get().data;
  const acceptsBlock = query.node(parent).isDroppable(block);
  const placeAt = (index: number) => (acceptsBlock ? [{ parent, index }] : []);

  return [
    ...Object.values(linkedNodes).flatMap((id) => placesIn(query, id, block)),
    ...nodes.flatMap((child, index) =>
      child === block.id
        ? [{ parent, index }]
        : [...placeAt(index), ...placesIn(query, child, block)],
    ),
    ...placeAt(nodes.length),
  ];
}

/** The next place above (-1) or below (1) a block, if there is one. */
export function nextPlace(
  query: Query,
  id: NodeId,
  step: -1 | 1,
): Place | undefined {
  const block = query.node(id).get();
  const { parent } = block.data;
  if (!parent || !query.node(id).isDraggable()) return undefined;

  // Before the block and right after it is the same place: where it is now.
  const index = query.node(parent).childNodes().indexOf(id);
  const places = placesIn(query, ROOT_NODE, block).filter(
    (place) => place.parent !== parent || place.index !== index + 1,
  );
  const here = places.findIndex(
    (place) => place.parent === parent && place.index === index,
  );
  return places[here + step];
}

/** Where a new block goes: into the selected one, or else right after it. */
export function placeForNew(
  query: Query,
  block: Node,
  selected: NodeId = ROOT_NODE,
): Place | undefined {
  let child: NodeId | undefined;
  let parent: NodeId | null = selected;
  while (parent) {
    if (query.node(parent).isDroppable(block)) {
      const children = query.node(parent).childNodes();
      const index = child ? children.indexOf(child) + 1 : children.length;
      return { parent, index };
    }
    child = parent;
    parent = query.node(parent).get().data.parent;
  }
  return undefined;
}
