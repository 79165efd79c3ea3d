export interface TreeRow {
  id: string;
  label: string;
  isCanvas: boolean;
  linkedAs: string | null;
  rows: TreeRow[];
}

type SavedNode = Record<string, unknown>;

/** `ROOT_NODE` of @craftjs/core. */
const root = "ROOT";

/** Nodes in one another, of which a hostile frame could send any number. */
const deepest = 100;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
// Never `String(value)`: it throws for an object whose `toString` is no function.
const isText = (value: unknown): value is string => typeof value === "string";
const names = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** The page's Nodes as far as they are well-formed: in the playground, the text comes from a frame that is not trusted. */
function read(json: string): Map<string, SavedNode> {
  try {
    const saved: unknown = JSON.parse(json);
    return new Map(
      isRecord(saved) ? Object.entries(saved).filter((entry): entry is [string, SavedNode] => isRecord(entry[1])) : [],
    );
  } catch {
    return new Map();
  }
}

/** Builds the tree of a serialised page; null if the root is missing. */
export function treeOf(json: string): TreeRow | null {
  const saved = read(json);
  const rowOf = (id: string, linkedAs: string | null, depth: number): TreeRow[] => {
    const node = saved.get(id);
    if (!node || depth > deepest) return [];
    saved.delete(id); // a Node has one place
    const linked = Object.entries(isRecord(node.linkedNodes) ? node.linkedNodes : {});
    const rows = [
      ...linked.flatMap(([name, child]) => (isText(child) ? rowOf(child, name, depth + 1) : [])),
      ...names(node.nodes).flatMap((child) => rowOf(child, null, depth + 1)),
    ];
    const label = isText(node.displayName) ? node.displayName : "Unnamed";
    return [{ id, label, isCanvas: node.isCanvas === true, linkedAs, rows }];
  };
  return rowOf(root, null, 0)[0] ?? null;
}

/** A Node's place among its siblings; null for the root and linked Nodes, which cannot move. */
export function placeOf(json: string, id: string): { parent: string; index: number; count: number } | null {
  const saved = read(json);
  const parent = saved.get(id)?.parent;
  if (!isText(parent)) return null;
  const siblings = names(saved.get(parent)?.nodes);
  const index = siblings.indexOf(id);
  return index < 0 ? null : { parent, index, count: siblings.length };
}
