import type { NodeData } from "@craftjs/core";

export interface LayerRow {
  id: string;
  /** The blocks around it, the outermost first. */
  above: string[];
  kind: string;
  name: string;
  excerpt: string;
  hasChildren: boolean;
}

type Nodes = Record<string, { data: Pick<NodeData, "displayName" | "custom" | "nodes" | "props"> }>;

const excerptLength = 24;

/** Lists the blocks in page order. */
export function layerRows(nodes: Nodes, id: string, above: string[] = []): LayerRow[] {
  const data = nodes[id]?.data;
  if (!data) return [];
  const text = typeof data.props.text === "string" ? data.props.text : "";
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;
  const kind = data.displayName;
  const name = data.custom?.displayName || kind;
  const inside = [...above, id];
  const row = { id, above, kind, name, excerpt, hasChildren: data.nodes.length > 0 };
  return [row, ...data.nodes.flatMap((child) => layerRows(nodes, child, inside))];
}
