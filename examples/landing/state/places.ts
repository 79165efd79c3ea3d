/** What the rules of moving have to know of a page. */
export interface Tree {
  parent(id: string): string | null;
  children(id: string): readonly string[];
  /** Whether the blocks in it stand side by side. */
  isRow(id: string): boolean;
  /** Whether a block may be moved into another one. */
  accepts(parent: string, id: string): boolean;
}

/** Where a block is moved to: an index among the children as they are before the move. */
export interface Place {
  parent: string;
  index: number;
}

export type Step = "back" | "forth" | "out" | "into";
export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** The step that an arrow key means for a block: along the direction in which its siblings stand, out of it, or into. */
export function stepOf(tree: Tree, id: string, key: ArrowKey): Step {
  const parent = tree.parent(id);
  if (parent !== null && tree.isRow(parent)) {
    if (key === "ArrowLeft") return "back";
    return key === "ArrowRight" ? "forth" : "out";
  }
  if (key === "ArrowUp") return "back";
  if (key === "ArrowDown") return "forth";
  return key === "ArrowLeft" ? "out" : "into";
}

/** Where a step leads a block; null when there is no such place. */
export function placeOf(tree: Tree, id: string, step: Step): Place | null {
  const parent = tree.parent(id);
  if (parent === null) return null;
  const siblings = tree.children(parent);
  const at = siblings.indexOf(id);
  switch (step) {
    case "back":
      return at > 0 ? { parent, index: at - 1 } : outOf(tree, id, 0);
    case "forth":
      return at < siblings.length - 1 ? { parent, index: at + 2 } : outOf(tree, id, 1);
    case "out":
      return outOf(tree, id, 1);
    case "into": {
      const next = siblings[at + 1];
      const before = siblings[at - 1];
      return (next && firstPlace(tree, next, id, "start")) || (before && firstPlace(tree, before, id, "end")) || null;
    }
  }
}

/** Before (0) or after (1) the nearest container around a block whose own container takes the block. */
function outOf(tree: Tree, id: string, side: 0 | 1): Place | null {
  for (let inner = tree.parent(id); inner !== null; inner = tree.parent(inner)) {
    const outer = tree.parent(inner);
    if (outer !== null && tree.accepts(outer, id)) {
      return { parent: outer, index: tree.children(outer).indexOf(inner) + side };
    }
  }
  return null;
}

/** The first place in a block, or in a block of it, that takes another block. */
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

/** Where a new block goes: into the selected block or, where that does not take it, after it or a block around it. */
export function placeOfNew(
  tree: Pick<Tree, "parent" | "children">,
  selected: string,
  takes: (parent: string) => boolean,
) {
  if (takes(selected)) return { parent: selected, index: tree.children(selected).length };
  for (let at = selected, parent = tree.parent(at); parent !== null; at = parent, parent = tree.parent(at)) {
    if (takes(parent)) return { parent, index: tree.children(parent).indexOf(at) + 1 };
  }
  return null;
}
