import type { NodeTree, SerializedNodes } from "@craftjs/core";
import { accepts } from "../blocks/block.ts";
import { Columns, Page } from "../blocks/containers.tsx";
import type { EditorAccess } from "./commands.ts";
import { parsePage } from "./parse-page.ts";
import { serialisedPage } from "./serialised-page.ts";

/** The clipboard's text for a block: a page that contains only the block, and can also be imported. */
export function clipboardPage(nodes: SerializedNodes, id: string): string {
  const node = nodes[id];
  const name = node?.displayName ?? "";
  // A column can only be inside columns.
  const isInPage = accepts("Page", name);
  const page = serialisedPage(<Page key="ROOT">{!isInPage && <Columns key="columns" />}</Page>);
  const parent = isInPage ? "ROOT" : "columns";
  page[parent]?.nodes.push(id);
  return JSON.stringify({ ...page, ...nodes, [id]: { ...node, parent } });
}

/** The block in a clipboard's text; null if there is none. `ids` are the roots to try: a column, then the columns around it. */
export function readBlock(text: string): { nodes: SerializedNodes; ids: string[] } | null {
  if (!text.trimStart().startsWith("{")) return null;
  const parsed = parsePage(text);
  if ("problem" in parsed) return null;
  const { page: nodes } = parsed;
  const [id, ...rest] = nodes.ROOT?.nodes ?? [];
  if (id === undefined || rest.length > 0) return null;
  const columns = nodes[id]?.displayName === "Columns" ? nodes[id].nodes : [];
  return { nodes, ids: columns.length === 1 ? [...columns, id] : [id] };
}

type Query = EditorAccess["query"];

/** A block and its descendants as Craft.js saves them. */
export function serialisedTree(query: Query, id: string): SerializedNodes {
  const ids = [id, ...query.node(id).descendants(true)];
  return Object.fromEntries(ids.map((id) => [id, query.node(id).toSerializedNode()]));
}

/** A saved block and its descendants under new ids. */
export function treeOf(query: Query, saved: SerializedNodes, id: string): NodeTree {
  const subtreeIds = (id: string): string[] => [id, ...(saved[id]?.nodes ?? []).flatMap(subtreeIds)];
  const copies = new Map(
    subtreeIds(id).flatMap((id) => (saved[id] ? [[id, query.parseSerializedNode(saved[id]).toNode()] as const] : [])),
  );
  const copyOf = (original: string) => copies.get(original)?.id ?? original;
  for (const { data } of copies.values()) {
    data.nodes = data.nodes.map(copyOf);
    data.parent = data.parent && copyOf(data.parent);
  }
  return {
    rootNodeId: copyOf(id),
    nodes: Object.fromEntries([...copies.values()].map((node) => [node.id, node])),
  };
}
