import type { SerializedNodes } from "@craftjs/core";
import { Columns, Page } from "../blocks/containers.tsx";
import { accepts } from "../blocks/nesting.ts";
import { parsePage } from "./parse-page.ts";
import { serialisedPage } from "./serialised-page.ts";

/** The clipboard's text for a block: a page that contains only the block, and can also be imported. */
export function pageWith(nodes: SerializedNodes, id: string): string {
  const node = nodes[id];
  const name = node?.displayName ?? "";
  // A column can only be inside columns.
  const isInPage = accepts("Page", name);
  const page = serialisedPage(<Page key="ROOT">{!isInPage && <Columns key="columns" />}</Page>);
  const parent = isInPage ? "ROOT" : "columns";
  page[parent]?.nodes.push(id);
  return JSON.stringify({ ...page, ...nodes, [id]: { ...node, parent } });
}

/** The block in a clipboard's text, alone and within columns if it is a column; null if there is none. */
export function blockIn(text: string): { nodes: SerializedNodes; ids: string[] } | null {
  if (!text.trimStart().startsWith("{")) return null;
  const parsed = parsePage(text);
  if ("problem" in parsed) return null;
  const { page: nodes } = parsed;
  const [id, ...others] = nodes.ROOT?.nodes ?? [];
  if (id === undefined || others.length > 0) return null;
  const columns = nodes[id]?.displayName === "Columns" ? nodes[id].nodes : [];
  return { nodes, ids: columns.length === 1 ? [...columns, id] : [id] };
}
