import { isObject, type Place, type SavedDocument, type SavedNode, type Trail, toPlace } from "./document.ts";
import { unpacked, withFields } from "./nodes.ts";

type NodeWithId = SavedNode & { id: string };

/** Limit of values of an API's answer to search. */
const maxValues = 200_000;

/** Documents in a value, and texts in it that may contain some. Only the outermost documents. */
export function findDocuments(value: unknown) {
  const documents: { place: Place; document: SavedDocument; repeated?: NodeWithId[] }[] = [];
  const texts: { place: Place; text: string }[] = [];
  if (isObject(value) && Object.keys(value).length === 0) documents.push({ place: [], document: value });
  const queue: { trail: Trail | Place; value: unknown }[] = [{ trail: [], value }];
  // The queue grows while it is read.
  for (const { trail, value } of queue) {
    if (queue.length > maxValues) break;
    if (typeof value === "string") {
      if (mayHoldDocument(value)) texts.push({ place: toPlace(trail), text: value });
    } else if (isObject(value) && looksLikeDocument(value)) {
      documents.push({ place: toPlace(trail), document: value });
    } else if (isNodeList(value)) {
      documents.push({ place: toPlace(trail), ...documentOfList(value) });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value))
        queue.push({ trail: { before: trail, key: Array.isArray(value) ? Number(key) : key }, value: inner });
    }
  }
  return { documents, texts };
}

function looksLikeDocument(value: Record<string, unknown>): boolean {
  const values = Object.values(value);
  const isRooted = ["ROOT", "canvas-ROOT"].some((id) => Object.hasOwn(value, id));
  return isRooted || values.filter(looksLikeNode).length * 2 > values.length;
}

const looksLikeNode = (value: unknown) => {
  const node = unpacked(value);
  if (!isObject(node)) return false;
  if (isObject(node.data)) return "props" in node.data;
  const { type, props, nodes } = withFields(node);
  return type !== undefined && (props !== undefined || nodes !== undefined);
};

/** Whether a value is a list of nodes with their ids, as databases and models write a document. */
const isNodeList = (value: unknown): value is NodeWithId[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => typeof node?.id === "string" && looksLikeNode(node) && Array.isArray(node.nodes ?? []));

/** `repeated` has the nodes whose id a later node has again, which replaces them as in JSON. */
function documentOfList(list: NodeWithId[]): { document: SavedDocument; repeated: NodeWithId[] } {
  const last = new Map(list.map((node) => [node.id, node]));
  const document = Object.fromEntries([...last].map(([id, { id: _, ...node }]) => [id, node]));
  return { document, repeated: list.filter((node) => last.get(node.id) !== node) };
}

/** Whether a text may be JSON of an object, JSON of a text, or compressed, which has no spaces. */
const mayHoldDocument = (text: string) =>
  text.length > 20 && (/^\s*("\s*)?[{[]/.test(text) || !/[ \t\n]/.test(text.slice(0, 200).trim()));
