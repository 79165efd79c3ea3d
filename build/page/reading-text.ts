import type { TreeNode } from "./tree.ts";

/** The text of nodes on one line, as read aloud, without code blocks. */
export function textOf(nodes: TreeNode[]): string {
  return rawText(nodes).replace(/\s+/g, " ").trim();
}

function rawText(nodes: TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, , ...children] = node;
      if (tag === "svg") return " "; // labels mean nothing without the drawing
      if (tag === "thead") return " "; // column names mean nothing far from their rows
      if (tag === "tr") return ` ${rowText(children)} `;
      if (tag === "li") return ` ${ended(textOf(children), ".")} `; // list items often lack a full stop
      // Keeps the words of adjacent blocks apart.
      return inline.has(tag) ? rawText(children) : ` ${rawText(children)} `;
    })
    .join("");
}

/** A table row as a sentence about its first cell; without punctuation the cells would run together. */
function rowText(cells: TreeNode[]): string {
  const texts = cells.map((cell) => ({ text: textOf([cell]), isCode: isCode(cell) })).filter(({ text }) => text);
  const last = texts.length - 1;
  return texts
    .map(({ text, isCode }, index) => {
      const end = index === last ? "." : index === 0 ? ":" : ";";
      // In code it is part of the name: `children?` is an optional prop.
      return isCode && text.endsWith("?") ? text + end : ended(text, end);
    })
    .join(" ");
}

function ended(text: string, mark: string): string {
  return text && !/[.,:;!?…][)”']?$/.test(text) ? text + mark : text;
}

function isCode(cell: TreeNode): boolean {
  if (typeof cell === "string") return false;
  const [, , only, ...others] = cell;
  return others.length === 0 && typeof only === "object" && only[0] === "code";
}

const inline = new Set("a abbr b code del em i kbd mark s small span strong sub sup u".split(" "));
