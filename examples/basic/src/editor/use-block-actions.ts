import {
  type NodeId,
  type NodeTree,
  ROOT_NODE,
  useEditor,
} from '@craftjs/core';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { pageOf, treeOf } from './copies';
import { nextPlace, type Place, placeForNew } from './places';

/** The actions that buttons and keys run on a block. */
export function useBlockActions() {
  const { actions, query } = useEditor();

  function focus(id: NodeId | null | undefined) {
    if (id) query.node(id).get()?.dom?.focus();
  }

  function addAt(place: Place, tree: NodeTree) {
    actions.addNodeTree(tree, place.parent, place.index);
    actions.selectNode(tree.rootNodeId);
  }

  return {
    focus,

    /** Makes new nodes, including the ones that a card adds when it renders. */
    create(element: ReactElement): NodeTree {
      const { addNodeTree, delete: remove } = actions.history.ignore();
      const tree = query.parseReactElement(element).toNodeTree();
      flushSync(() => addNodeTree(tree, ROOT_NODE));
      const copy = treeOf(query, pageOf(query, tree.rootNodeId));
      remove(tree.rootNodeId);
      return copy;
    },

    /** Adds a new block into the selected one, or after it. */
    add(tree: NodeTree) {
      const block = tree.nodes[tree.rootNodeId];
      const selected: string | undefined = query.getEvent('selected').last();
      const place = block && placeForNew(query, block, selected);
      if (place) addAt(place, tree);
    },

    duplicate(id: NodeId) {
      const { parent } = query.node(id).get().data;
      if (!parent || !query.node(id).isDeletable()) return;
      const tree = treeOf(query, pageOf(query, id));
      const copy = tree.nodes[tree.rootNodeId];
      if (!copy || !query.node(parent).isDroppable(copy)) return;
      const index = query.node(parent).childNodes().indexOf(id) + 1;
      addAt({ parent, index }, tree);
    },

    move(id: NodeId, step: -1 | 1) {
      const place = nextPlace(query, id, step);
      if (place) actions.move(id, place.parent, place.index);
    },

    remove(id: NodeId) {
      if (!query.node(id).isDeletable()) return;
      const { parent } = query.node(id).get().data;
      actions.delete(id);
      focus(parent); // The focused element is gone.
    },
  };
}
