export interface Tree {
  parent(id: string): string | null;
  children(id: string): readonly string[];
  isRow(id: string): boolean;
  accepts(parent: string, id: string): boolean;
}

/** Target of a move; the index counts the children before the move. */
export interface Place {
  parent: string;
  index: number;
}

export type Step = "back" | "forth" | "out" | "into";
export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Maps an arrow key to a step: along the siblings' direction, out of the parent, or into a sibling. */
export function stepOf(tree: Tree, id: string, key: ArrowKey): Step {
  const parent = tree.parent(id);
  return (parent !== null && tree.isRow(parent) ? inRow : inColumn)[key];
}

const inRow = { ArrowLeft: "back", ArrowRight: "forth", ArrowUp: "out", ArrowDown: "out" } as const;
const inColumn = { ArrowUp: "back", ArrowDown: "forth", ArrowLeft: "out", ArrowRight: "into" } as const;

/** Target of a step; null if there is none. */
export function placeOf(tree: Tree, id: string, step: Step): Place | null {
  const parent = tree.parent(id);
  if (parent === null) return null;
  const siblings = tree.children(parent);
  const at = siblings.indexOf(id);
  switch (step) {
    case "back":
      return at > 0 ? { parent, index: at - 1 } : placeOutside(tree, id, 0);
    case "forth":
      return at < siblings.length - 1 ? { parent, index: at + 2 } : placeOutside(tree, id, 1);
    case "out":
      return placeOutside(tree, id, 1);
    case "into": {
      const next = siblings[at + 1];
      const before = siblings[at - 1];
      return (next && firstPlace(tree, next, id, "start")) || (before && firstPlace(tree, before, id, "end")) || null;
    }
  }
}

function placeOutside(tree: Tree, id: string, side: 0 | 1): Place | null {
  for (let inner = tree.parent(id); inner !== null; inner = tree.parent(inner)) {
    const outer = tree.parent(inner);
    if (outer !== null && tree.accepts(outer, id)) {
      return { parent: outer, index: tree.children(outer).indexOf(inner) + side };
    }
  }
  return null;
}

/** First position in a container, or in a descendant, that accepts the block. */
function firstPlace(tree: Tree, container: string, id: string, end: "start" | "end"): Place | null {
  if (tree.accepts(container, id)) {
    return { parent: container, index: end === "start" ? 0 : tree.children(container).length };
  }
  const children = [...tree.children(container)];
  for (const child of end === "start" ? children : children.reverse()) {
    const place = firstPlace(tree, child, id, end);
    if (place) return place;
  }
  return null;
}

/** Where a new block goes: into the selected block, or else after it or after an ancestor. */
export function placeForNew(
  tree: Pick<Tree, "parent" | "children">,
  selected: string,
  accepts: (parent: string) => boolean,
) {
  if (accepts(selected)) return { parent: selected, index: tree.children(selected).length };
  for (let at = selected, parent = tree.parent(at); parent !== null; at = parent, parent = tree.parent(at)) {
    if (accepts(parent)) return { parent, index: tree.children(parent).indexOf(at) + 1 };
  }
  return null;
}
