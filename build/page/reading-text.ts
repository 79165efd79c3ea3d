import type { TreeNode } from "../../client/page-data.ts";

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
      if (tag === "tr") return ` ${rowText(children)} `;
      // Words of two blocks are two words.
      return inline.has(tag) ? rawText(children) : ` ${rawText(children)} `;
    })
    .join("");
}

/** The cells of a table's row as one sentence: without a mark between them, none could be told from the next one. */
function rowText(cells: TreeNode[]): string {
  const texts = cells.map((cell) => textOf([cell])).filter(Boolean);
  const endOf = (text: string, index: number) => (/[.,:;!?…]$/.test(text) ? "" : index < texts.length - 1 ? "," : ".");
  return texts.map((text, index) => text + endOf(text, index)).join(" ");
}

const inline = new Set("a abbr b code del em i kbd mark s small span strong sub sup u".split(" "));
