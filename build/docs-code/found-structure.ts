import type { Heading, InlineCode, Link, List, Nodes, Parent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

/** A heading with an id of its own. */
export interface FoundHeading {
  line: number;
  id: string;
  text: string;
}

/** A link from a piece of inline code to a heading of the same page. */
export interface FoundNameLink {
  line: number;
  id: string;
  text: string;
}

/** A list or a table, with the paragraph right above it. */
export interface FoundList {
  /** Line on which the paragraph ends. */
  line: number;
  said: string;
  /** Number of items, or of rows below the head. */
  length: number;
}

/** The text of a heading without its id. */
export const headingText = (heading: Heading): string => textOf(heading).replace(/\s*\/\*#.*$/s, "");

/** A heading, if it has an id in braces: `{#id}` stands in the tree as a comment. */
export function headingIn(heading: Heading): FoundHeading[] {
  const [, text = "", id] = /^(.*?)\s*\/\*#([\w-]+)/s.exec(textOf(heading)) ?? [];
  return id ? [{ line: heading.position?.start.line ?? 0, id, text }] : [];
}

/** A link, if its text is one piece of inline code and it leads to a heading of its own page. */
export function nameLinkIn({ url, children, position }: Link): FoundNameLink[] {
  const [code, ...others] = children;
  if (code?.type !== "inlineCode" || others.length > 0 || !url.startsWith("#")) return [];
  return [{ line: position?.start.line ?? 0, id: url.slice(1), text: code.value }];
}

/** A list or a table, if a paragraph stands above it, with nothing but comments in between. */
export function listAfter(list: List | Table, parent: Parent | undefined, index: number | undefined): FoundList[] {
  const above = parent?.children.slice(0, index).findLast(({ type }) => type !== "mdxFlowExpression");
  if (above?.type !== "paragraph") return [];
  const said = textOf(above).replace(/\s+/g, " ").trim();
  return [
    { line: above.position?.end.line ?? 0, said, length: list.children.length - (list.type === "table" ? 1 : 0) },
  ];
}

/** A table about the parameters of a function. */
export interface FoundParameterTable {
  /** The function: the name in the table's first head, or in the heading above it. */
  of: string;
  rows: { line: number; name: string; type: string | null }[];
}

/** A table whose first column is about parameters or arguments: "Parameter", "Parameter of `addNodeTree`". */
export function parametersIn(
  table: Table,
  parent: Parent | undefined,
  index: number | undefined,
): FoundParameterTable[] {
  const [head, ...rows] = table.children;
  const [first, ...others] = head?.children ?? [];
  if (!first || !/^(?:Parameter|Argument)\b/.test(textOf(first))) return [];
  const heading = parent?.children.slice(0, index).findLast((node) => node.type === "heading");
  const of = codeIn(first) ?? (heading ? headingText(heading) : "");
  const typeColumn = others.findIndex((cell) => textOf(cell) === "Type") + 1;
  return [
    {
      of: of.replace(/\(.*$/, "").split(".").at(-1) ?? of,
      rows: rows.flatMap(({ children, position }) => {
        const name = children[0] && codeIn(children[0])?.split(".")[0];
        const type = typeColumn > 0 ? children[typeColumn] : undefined;
        return name ? [{ line: position?.start.line ?? 0, name, type: (type && codeIn(type)) ?? null }] : [];
      }),
    },
  ];
}

function codeIn(cell: { children: Nodes[] }): string | null {
  return cell.children.find((child): child is InlineCode => child.type === "inlineCode")?.value ?? null;
}
