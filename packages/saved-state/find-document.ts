import { isObject, type Place, type SavedDocument, type SavedNode, type Trail, toPlace } from "./document.ts";
import { looksSaved } from "./embedded.ts";
import { parseNested, withFields } from "./nodes.ts";
import { textOf } from "./text-of.ts";

type NodeWithId = SavedNode & { id: string };

/** Maximum number of values to search. */
const maxValues = 200_000;

/** The outermost documents in a value, and the texts in it that may contain documents. */
export function findDocuments(value: unknown) {
  const documents: { place: Place; document: SavedDocument; repeated?: NodeWithId[] }[] = [];
  const texts: { place: Place; text: string }[] = [];
  if (isObject(value) && Object.keys(value).length === 0) documents.push({ place: [], document: value });
  const queue: { trail: Trail | Place; value: unknown }[] = [{ trail: [], value }];
  // The queue grows while it is read.
  for (const { trail, value } of queue) {
    if (queue.length > maxValues) break;
    if (isBytes(value)) texts.push({ place: toPlace(trail), text: textOf(Uint8Array.from(value)) });
    else if (typeof value === "string") {
      if (mayHoldDocument(value)) texts.push({ place: toPlace(trail), text: value });
    } else if (isObject(value) && looksLikeDocument(value)) {
      documents.push({ place: toPlace(trail), document: value });
    } else if (isTree(value)) {
      const { id, ...root } = value;
      documents.push({ place: toPlace(trail), document: { [id]: root } });
    } else if (isNodeList(value)) {
      documents.push({ place: toPlace(trail), ...documentOfList(value.map(withId)) });
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
  const node = parseNested(value);
  if (!isObject(node)) return false;
  if (isObject(node.data)) return "props" in node.data;
  const { type, props, nodes } = withFields(node);
  return type !== undefined && (props !== undefined || nodes !== undefined);
};

/** Whether a value is a list of bytes, as in the JSON of a Buffer, that begins like a JSON object, a list or gzip. */
const isBytes = (value: unknown): value is number[] =>
  Array.isArray(value) && [0x7b, 0x5b, 0x1f].includes(value[0]) && value.every((byte) => byte === (byte & 0xff));

/** Whether a value is a root with its nodes inside it. */
const isTree = (value: unknown): value is NodeWithId =>
  isObject(value) && typeof value.id === "string" && looksLikeNode(value) && isNodeList(value.children ?? value.nodes);

/** Whether a value is a list of nodes with their ids, as databases, models and `Object.entries` write a document. */
const isNodeList = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value
    .map(withId)
    .every((node) => typeof node?.id === "string" && looksLikeNode(node) && Array.isArray(node.nodes ?? []));

function withId(entry: unknown): NodeWithId {
  const [key, node] = Array.isArray(entry) && entry.length === 2 ? entry : [undefined, entry];
  const { _id, ...rest } = Object(node);
  return { ...(_id === undefined ? {} : { id: _id }), ...rest, ...(key === undefined ? {} : { id: key }) };
}

/** `repeated`: the nodes that a later node with the same id replaces, as in JSON. */
function documentOfList(list: NodeWithId[]): { document: SavedDocument; repeated: NodeWithId[] } {
  const lastById = new Map(list.map((node) => [node.id, node]));
  const document = Object.fromEntries([...lastById].map(([id, { id: _, ...node }]) => [id, node]));
  return { document, repeated: list.filter((node) => lastById.get(node.id) !== node) };
}

const identity = (value: unknown) => value;
const numbers = { $numberInt: Number, $numberLong: Number, $numberDouble: Number };

/** Export formats of databases with the type of each value: a pattern that identifies the format, and a reader for each type. */
const typedFormats: [RegExp, Record<string, (value: never) => unknown>][] = [
  [
    /ROOT"\s*:\s*\{\s*"mapValue"/,
    {
      stringValue: identity,
      booleanValue: identity,
      nullValue: identity,
      integerValue: Number,
      doubleValue: Number,
      mapValue: ({ fields = {} }) => fields,
      arrayValue: ({ values = [] }) => values,
    },
  ],
  [/ROOT"\s*:\s*\{\s*"M"/, { S: identity, BOOL: identity, NULL: () => null, N: Number, M: identity, L: identity }],
  [/"\$number(?:Int|Long|Double)"/, numbers],
];

/** The value of JSON that Firestore, DynamoDB or MongoDB exported, without their types; undefined for other JSON. */
export function withoutTypes(source: string): unknown {
  const [, types] = typedFormats.find(([sign]) => sign.test(source)) ?? [];
  if (!types) return undefined;
  return JSON.parse(source, (_, value) => {
    const [type = "", ...rest] = isObject(value) ? Object.keys(value) : [];
    return rest.length === 0 && Object.hasOwn(types, type) ? types[type]?.(value[type] as never) : value;
  });
}

/** Whether a string may be JSON, JSON within a string, or compressed text, which has no spaces except in lz-string's UTF-16. */
const mayHoldDocument = (text: string) =>
  text.length > 20 &&
  (looksSaved.test(text) || /^\s*("\s*)?[{[\u1b00-\u1fff]/.test(text) || !/[ \t\n]/.test(text.slice(0, 200).trim()));
