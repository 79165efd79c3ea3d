/** A Node as the tree beside the canvas shows it. */
export interface TreeRow {
  id: string;
  /** The component's label, or the name of the HTML element. */
  label: string;
  isCanvas: boolean;
  /** The name of the linked Node in its owner; null for a child. */
  linkedAs: string | null;
  rows: TreeRow[];
}

/** What of a serialised Node the tree needs. */
interface SavedNode {
  displayName: string;
  isCanvas: boolean;
  nodes: string[];
  linkedNodes: Record<string, string>;
}

/** The tree that a serialised page describes, from its root; null while there is none. */
export function treeOf(json: string, root: string): TreeRow | null {
  const saved = JSON.parse(json) as Record<string, SavedNode>;
  const rowOf = (id: string, linkedAs: string | null): TreeRow[] => {
    const node = saved[id];
    if (!node) return [];
    const linked = Object.entries(node.linkedNodes).flatMap(([name, child]) => rowOf(child, name));
    const children = node.nodes.flatMap((child) => rowOf(child, null));
    return [{ id, label: node.displayName, isCanvas: node.isCanvas, linkedAs, rows: [...linked, ...children] }];
  };
  return rowOf(root, null)[0] ?? null;
}
