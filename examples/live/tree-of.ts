export interface TreeRow {
  id: string;
  label: string;
  isCanvas: boolean;
  linkedAs: string | null;
  rows: TreeRow[];
}

interface SavedNode {
  displayName: string;
  isCanvas: boolean;
  nodes: string[];
  linkedNodes: Record<string, string>;
}

/** Builds the tree of a serialised page; null if the root is missing. */
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
