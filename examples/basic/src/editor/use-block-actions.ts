import { type NodeId, useEditor } from '@craftjs/core';
import { nextPlace } from './places.ts';

/** What the buttons of the settings panel do to a block, and the keys. */
export function useBlockActions() {
  const { actions, query } = useEditor();

  function focus(id: NodeId | undefined) {
    if (id) query.node(id).get()?.dom?.focus();
  }

  return {
    focus,

    move(id: NodeId, step: -1 | 1) {
      const place = nextPlace(query, id, step);
      if (place) actions.move(id, place.parent, place.index);
    },

    remove(id: NodeId) {
      if (!query.node(id).isDeletable()) return;
      const { parent } = query.node(id).get().data;
      actions.delete(id);
      // What had the focus is gone: the keyboard goes on from what is around.
      if (parent) focus(parent);
    },
  };
}
