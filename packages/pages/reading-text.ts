import type { Element, Root, RootContent } from "hast";

type Node = RootContent | Root;

/** The text of nodes as one line, as it would be read aloud. */
export function textOf(nodes: Node[]): string {
  return rawText(nodes).replace(/\s+/g, " ").trim();
}

function rawText(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type !== "element") return "";
      const { tagName, children } = node;
      if (tagName === "svg") return " "; // labels are useless without the drawing
      if (tagName === "thead") return " "; // column names are useless without the columns
      if (tagName === "annotation") return ""; // a formula's source
      if (tagName === "tr") return ` ${rowText(children)} `;
      if (tagName === "li") return ` ${ended(textOf(children), ".")} `; // list items often lack a full stop
      // Keeps the words of adjacent blocks apart.
      return inline.has(tagName) ? rawText(children) : ` ${rawText(children)} `;
    })
    .join("");
}

/** A table row as a sentence about its first cell; without punctuation the cells would run together. */
function rowText(cells: Node[]): string {
  const texts = cells.map((cell) => ({ text: textOf([cell]), isCode: isCode(cell) })).filter(({ text }) => text);
  const last = texts.length - 1;
  return texts
    .map(({ text, isCode }, index) => {
      const end = index === last ? "." : index === 0 ? ":" : ";";
      // In code, the question mark is part of the name: `children?` is an optional prop.
      return isCode && text.endsWith("?") ? text + end : ended(text, end);
    })
    .join(" ");
}

function ended(text: string, mark: string): string {
  return text && !/[.,:;!?…][)”']?$/.test(text) ? text + mark : text;
}

function isCode(cell: Node): boolean {
  const only = cell.type === "element" && cell.children.length === 1 ? (cell.children[0] as Element) : undefined;
  return only?.type === "element" && only.tagName === "code";
}

const inline = new Set("a abbr b code del em i kbd mark s small span strong sub sup u wbr".split(" "));
