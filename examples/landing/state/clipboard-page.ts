import type { SerializedNodes } from "@craftjs/core";
import { accepts } from "../blocks/nesting.ts";
import { type KnownBlocks, parsePage } from "./parse-page.ts";
import { serialisedPage } from "./serialised-page.ts";

/** The clipboard's text for a block: a page that contains only the block, and can also be imported. */
export function pageWith(nodes: SerializedNodes, id: string): string {
  const node = nodes[id];
  const name = node && typeof node.type !== "string" ? node.type.resolvedName : "";
  // A column can only be inside columns.
  const parent = accepts("Page", name) ? "ROOT" : "columns";
  const page = serialisedPage(["Page", "ROOT", {}, parent === "columns" ? [["Columns", "columns"]] : []]);
  page[parent]?.nodes.push(id);
  return JSON.stringify({ ...page, ...nodes, [id]: { ...node, parent } });
}

/** The block in a clipboard's text, alone and within columns if it is a column; null if there is none. */
export function blockIn(text: string, known: KnownBlocks): { nodes: SerializedNodes; ids: string[] } | null {
  if (!text.trimStart().startsWith("{")) return null;
  const parsed = parsePage(text, known);
  if ("problem" in parsed) return null;
  const { page: nodes } = parsed;
  const [id, ...others] = nodes.ROOT?.nodes ?? [];
  if (id === undefined || others.length > 0) return null;
  const columns = nodes[id]?.displayName === "Columns" ? nodes[id].nodes : [];
  return { nodes, ids: columns.length === 1 ? [...columns, id] : [id] };
}
