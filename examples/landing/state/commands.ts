import { type NodeTree, ROOT_NODE, type SerializedNodes, type useEditor } from "@craftjs/core";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { announce } from "./announcements.ts";
import { ChangeGroups } from "./change-groups.ts";
import { clipboardPage, readBlock, serialisedTree, treeOf } from "./copies.tsx";
import { blockElement, focusBlock, reveal } from "./page-focus.ts";
import { type ArrowKey, type Place, placeForNew, placeOf, type Step, stepOf, type Tree } from "./places.ts";

export type EditorAccess = Pick<ReturnType<typeof useEditor>, "actions" | "query">;
export type Commands = ReturnType<typeof createCommands>;

const moveProblems: Record<Step, string> = {
  back: "it is already the first block",
  forth: "it is already the last block",
  out: "no container around it accepts it",
  into: "no container beside it accepts it",
};

/** Every change to the page, with its announcement. Each command is one undo step. */
export function createCommands({ actions, query }: EditorAccess) {
  const groups = new ChangeGroups();
  const dataOf = (id: string) => query.node(id).get().data;
  /** The name that the visitor gave a block, or else its kind. */
  const nameOf = (id: string): string => dataOf(id).custom?.displayName || dataOf(id).displayName;
  const exists = (id: string) => query.getNodes()[id] !== undefined;
  const tree: Tree = {
    parent: (id) => dataOf(id).parent ?? null,
    children: (id) => dataOf(id).nodes,
    isRow: (id) => dataOf(id).displayName === "Columns" || dataOf(id).props.direction === "row",
    accepts: (parent, id) => query.node(parent).isDroppable(id),
  };

  /** Announces that the page itself cannot be treated like a block; otherwise returns the block's parent. */
  const parentOf = (id: string, verb: string): string | null => {
    const parent = tree.parent(id);
    if (parent === null) announce(`The page itself cannot be ${verb}.`);
    return parent;
  };
  const whereIs = (id: string) => {
    const parent = tree.parent(id);
    if (parent === null) return "";
    const siblings = tree.children(parent);
    return `${siblings.indexOf(id) + 1} of ${siblings.length} in ${nameOf(parent)}`;
  };
  const select = (id: string | null) => actions.selectNode(id ?? undefined);
  const focus = (id: string) => {
    flushSync(() => select(id));
    focusBlock(id);
  };

  /** The actions, which merge a change into the last undo step if that has just changed the same prop. */
  const actionsFor = (key: string) => (groups.joins(key, Date.now()) ? actions.history.merge() : actions);

  const announceAdded = (id: string) => announce(`${nameOf(id)} added: ${whereIs(id)}.`);
  const afterMove = (id: string) => {
    announce(`${nameOf(id)} moved: ${whereIs(id)}.`);
    // A block that moves to another container gets a new element. The focus was on the old one.
    if (document.activeElement === document.body) blockElement(id)?.focus({ preventScroll: true });
  };

  const add = (newTree: NodeTree, place: Place) => {
    groups.end();
    flushSync(() => {
      actions.addNodeTree(newTree, place.parent, place.index);
      select(newTree.rootNodeId);
    });
    announceAdded(newTree.rootNodeId);
    return newTree.rootNodeId;
  };

  /** Adds the first of the trees that is accepted next to or in the selected block. */
  const addBeside = (trees: NodeTree[]): string | null => {
    const selected = query.getEvent("selected").first() ?? ROOT_NODE;
    for (const newTree of trees) {
      const root = newTree.nodes[newTree.rootNodeId];
      const place = root && placeForNew(tree, selected, (parent) => query.node(parent).isDroppable(root));
      if (place) return add(newTree, place);
    }
    const name = trees[0]?.nodes[trees[0].rootNodeId]?.data.displayName;
    announce(`A ${name} cannot go here: select a block that accepts it first.`);
    return null;
  };

  const moveTo = (id: string, place: Place) => {
    groups.end();
    flushSync(() => actions.move(id, place.parent, place.index));
    afterMove(id);
  };

  const move = (id: string, step: Step) => {
    const place = placeOf(tree, id, step);
    if (place) moveTo(id, place);
    else announce(`${nameOf(id)} stays: ${tree.parent(id) === null ? "it is the page itself" : moveProblems[step]}.`);
  };

  const runHistory = (direction: "undo" | "redo", isPossible: boolean) => {
    groups.end();
    if (!isPossible) return announce(`There is nothing to ${direction}.`);
    flushSync(() => actions.history[direction]());
    announce(direction === "undo" ? "Undone." : "Redone.");
  };

  return {
    select,
    focus,
    move,
    moveTo,
    selected: (): string | null => query.getEvent("selected").first() ?? null,
    parent: tree.parent,
    exists,
    hasText: (id: string) => typeof dataOf(id).props.text === "string",
    nameOf,
    reveal,
    /** For drops, which Craft.js performs. */
    announceAdded,
    afterMove,

    /** Starts a new undo step with the next change. */
    endChange: () => groups.end(),

    setProp(id: string, prop: string, value: unknown): void {
      // A no-op adds no history entry, so the next change of its group would merge into an unrelated one.
      if (dataOf(id).props[prop] === value) return;
      actionsFor(`${id} ${prop}`).setProp(id, (props) => {
        props[prop] = value;
      });
    },

    /** @param name if empty, the block is called by its kind again */
    rename(id: string, name: string): void {
      actionsFor(`${id} `).setCustom(id, (custom: { displayName?: string | undefined }) => {
        custom.displayName = name.trim() ? name : undefined;
      });
    },

    moveByArrow(id: string, key: ArrowKey): void {
      move(id, stepOf(tree, id, key));
      focusBlock(id);
    },

    canMove: (id: string, step: Step) => placeOf(tree, id, step) !== null,

    /** Adds a block next to or into the selected one. @returns its id; null when nothing there accepts it */
    addNew: (element: ReactElement) => addBeside([query.parseReactElement(element).toNodeTree()]),

    /** The clipboard's text for a block; null for the page itself. */
    copy(id: string): string | null {
      if (parentOf(id, "copied: export it") === null) return null;
      announce(`${nameOf(id)} copied.`);
      return clipboardPage(serialisedTree(query, id), id);
    },

    /** Adds the block in a clipboard's text. @returns its id; null if there is none, or nothing accepts it */
    paste(text: string): string | null {
      const block = readBlock(text);
      if (block) return addBeside(block.ids.map((id) => treeOf(query, block.nodes, id)));
      announce("The clipboard contains no block of this editor.");
      return null;
    },

    /** @returns the copy's id; null when the block cannot be copied */
    duplicate(id: string): string | null {
      const parent = parentOf(id, "duplicated");
      if (parent === null) return null;
      const index = tree.children(parent).indexOf(id) + 1;
      return add(treeOf(query, serialisedTree(query, id), id), { parent, index });
    },

    /** Deletes a block, and its Columns parent if that would be left empty; then selects a neighbour. */
    remove(id: string): void {
      const parent = parentOf(id, "deleted");
      if (parent === null) return;
      const siblings = tree.children(parent);
      if (siblings.length === 1 && dataOf(parent).displayName === "Columns") {
        this.remove(parent);
        return;
      }
      const index = siblings.indexOf(id);
      const next = siblings[index + 1] ?? siblings[index - 1] ?? parent;
      const name = nameOf(id);
      groups.end();
      flushSync(() => {
        actions.delete(id);
        select(next);
      });
      announce(`${name} deleted. Undo brings it back.`);
    },

    undo: () => runHistory("undo", query.history.canUndo()),
    redo: () => runHistory("redo", query.history.canRedo()),

    /** Replaces the page, as one undo step. */
    load(page: SerializedNodes, message: string): void {
      groups.end();
      flushSync(() => actions.deserialize(page));
      announce(message);
    },

    serialise: () => query.serialize(),
  };
}
