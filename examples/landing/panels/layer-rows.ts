import type { NodeData } from "@craftjs/core";

export interface LayerRow {
  id: string;
  depth: number;
  kind: string;
  name: string;
  excerpt: string;
  hasChildren: boolean;
}

type Nodes = Record<string, { data: Pick<NodeData, "displayName" | "custom" | "nodes" | "props"> }>;

const excerptLength = 24;

/** Flattens the blocks in page order. Unchanged rows, and an unchanged list, keep their identity for memoisation. */
export function layerRows(nodes: Nodes, root: string, previous: LayerRow[]): LayerRow[] {
  const rows: LayerRow[] = [];
  const add = (id: string, depth: number) => {
    const data = nodes[id]?.data;
    if (!data) return;
    const text = typeof data.props.text === "string" ? data.props.text : "";
    const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;
    const kind = data.displayName;
    const row = {
      id,
      depth,
      kind,
      name: data.custom?.displayName || kind,
      excerpt,
      hasChildren: data.nodes.length > 0,
    };
    const before = previous[rows.length];
    rows.push(before && isSame(before, row) ? before : row);
    for (const child of data.nodes) add(child, depth + 1);
  };
  add(root, 0);
  const same = rows.length === previous.length && rows.every((row, at) => row === previous[at]);
  return same ? previous : rows;
}

/** Filters out the rows inside collapsed ones. */
export function visibleRows(rows: LayerRow[], closed: ReadonlySet<string>): LayerRow[] {
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter(({ id, depth }) => {
    if (depth > hiddenBelow) return false;
    hiddenBelow = closed.has(id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

function isSame(a: LayerRow, b: LayerRow): boolean {
  return (Object.keys(b) as (keyof LayerRow)[]).every((key) => a[key] === b[key]);
}
