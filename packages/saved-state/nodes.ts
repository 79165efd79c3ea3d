import { isObject, type SavedNode } from "./document.ts";

/** The nodes of a document in their order, unpacked and with normalised keys. */
export type Nodes = ReadonlyMap<string, SavedNode>;

/** The keys of a node that Craft.js reads. */
export const fields = new Set(
  "type props isCanvas displayName custom hidden parent nodes linkedNodes _childCanvas".split(" "),
);

const normaliseKey = (key: string) => key.replace(/[_-]/g, "").toLowerCase();
const fieldOf = new Map([...fields].map((field) => [normaliseKey(field), field]));

/** The nodes of a document, including packed nodes and nodes whose keys have another case. */
export function nodesOf(entries: Iterable<[string, unknown]>): Nodes {
  const nodes = new Map<string, SavedNode>();
  for (const [id, value] of entries) {
    const node = parseNested(value);
    if (isNode(node)) nodes.set(id, withFields(node));
  }
  return nodes;
}

/** Whether an entry can be a node. The editor's state, unlike a saved node, has its fields within `data`. */
export const isNode = (value: unknown): value is SavedNode =>
  isObject(value) && !isState(value) && Object.keys(value).some((key) => fieldOf.has(normaliseKey(key)));

/** Whether an entry is a node of the editor's state. */
export const isState = (value: unknown): value is { data: SavedNode } =>
  isObject(value) && isObject(value.data) && !("type" in value);

/** The object or list that a string encodes as JSON, however often it was encoded; other values unchanged. */
export function parseNested(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*["[{]/.test(value)) return value;
  try {
    const inner = parseNested(JSON.parse(value));
    return typeof inner === "object" && inner !== null ? inner : value;
  } catch {
    return value;
  }
}

/**
 * A node with keys such as `is_canvas` or `IsCanvas` normalised to `isCanvas`, also in its type, with `children` as
 * `nodes`, and with a `resolvedName` in its type; itself if it has none of these.
 */
export function withFields(node: SavedNode): SavedNode {
  const { resolvedName, ...rest } = node;
  if (typeof resolvedName === "string" && !("type" in node)) return withFields({ type: { resolvedName }, ...rest });
  const fieldFor = (key: string) => {
    const field = fieldOf.get(normaliseKey(key)) ?? (key === "children" && Array.isArray(node[key]) ? "nodes" : key);
    return field in node ? key : field;
  };
  const hasOtherKeys = Object.keys(node).some((key) => fieldFor(key) !== key);
  const result = hasOtherKeys
    ? Object.fromEntries(Object.entries(node).map(([key, value]) => [fieldFor(key), value]))
    : node;
  if (!isObject(result.type) || "resolvedName" in result.type) return result;
  const name = Object.keys(result.type).find((key) => normaliseKey(key) === "resolvedname");
  return name === undefined ? result : { ...result, type: { resolvedName: result.type[name] } };
}

/** An id in lower case without separators, since tools that rename keys change case and separators. */
export const normaliseId = (id: string) => id.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

export const rootId = "ROOT";
export const oldRootId = "canvas-ROOT";

/** Whether an id is a root's in another spelling: root, Root, r_o_o_t, rootNode. */
export const isRootName = (id: string) => /^(canvas)?root(node)?$/.test(normaliseId(id));

/** The id of the root, if there is such a node. */
export const rootOf = (nodes: Nodes) => (nodes.has(rootId) ? rootId : oldRootId);
