import type { TreeNode } from "./tree.ts";

/** The text of nodes on one line, as a reader would read it aloud; code blocks are left out. */
export function textOf(nodes: TreeNode[]): string {
  return rawText(nodes).replace(/\s+/g, " ").trim();
}

function rawText(nodes: TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, , ...children] = node;
      if (tag === "svg") return " "; // labels of a drawing, which say nothing without it
      if (tag === "thead") return " "; // names of columns, which say nothing of a row that is read far from them
      if (tag === "tr") return ` ${rowText(children)} `;
      if (tag === "li") return ` ${ended(textOf(children), ".")} `; // most entries of lists have no full stop
      // Words of two blocks are two words.
      return inline.has(tag) ? rawText(children) : ` ${rawText(children)} `;
    })
    .join("");
}

/** The cells of a table's row as one sentence, of what the first one names: without marks between them, none could be told. */
function rowText(cells: TreeNode[]): string {
  const texts = cells.map((cell) => ({ text: textOf([cell]), isCode: isCode(cell) })).filter(({ text }) => text);
  const last = texts.length - 1;
  return texts
    .map(({ text, isCode }, index) => {
      const end = index === last ? "." : index === 0 ? ":" : ";";
      // Of code, it belongs to the name: `children?` is a prop that may be missing.
      return isCode && text.endsWith("?") ? text + end : ended(text, end);
    })
    .join(" ");
}

/** A text with a mark at its end, unless it has one. */
function ended(text: string, mark: string): string {
  return text && !/[.,:;!?…][)”']?$/.test(text) ? text + mark : text;
}

function isCode(cell: TreeNode): boolean {
  if (typeof cell === "string") return false;
  const [, , only, ...others] = cell;
  return others.length === 0 && typeof only === "object" && only[0] === "code";
}

const inline = new Set("a abbr b code del em i kbd mark s small span strong sub sup u".split(" "));
