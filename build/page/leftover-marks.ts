import type { Paragraph, Root, Text } from "mdast";
import type { Point } from "unist";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

const linkAdvice = "a link is [text](/docs/…) and a picture ![text](./…), with no space before or in the address";

/** Markdown that was left as text, and advice. A backslash before it marks it as intended. */
const inText: [RegExp, string][] = [
  [/(?<!\\|\\\[[^\]]*)\]\(\S*|\] \((?:\/|\.\.?\/|https?:)|\)\[(?:\/|\.\.?\/|https?:)/, linkAdvice],
  [/(?<!\\)\*\*/, "close it, with no space inside of the stars, or write \\*\\*"],
  [/(?<!\\)`/, "close the code, or write \\`"],
];
const atStart: [RegExp, string][] = [
  [/^#{2,}(?=[^\s#])/, "put a space after it to make a heading"],
  [/^\[!\w+\]/, "an admonition begins with :::note on a line of its own, and ends with :::"],
  [/^\|.*\|(?=[ \t]*(?:\n|$))/, "a table has | --- | below its head, once for each column"],
];

/** Remark plugin: reports near misses of Markdown syntax (references, links, headings …) and lost table cells. */
export function leftoverMarks() {
  return (tree: Root, vfile: VFile) => {
    const look = (node: Paragraph | Text, signs: [RegExp, string][]) => {
      const { start, end } = node.position ?? {};
      // Generated text has no source position.
      const source = start ? String(vfile.value).slice(start.offset, end?.offset) : "value" in node ? node.value : "";
      for (const [pattern, advice] of signs) {
        const found = pattern.exec(source);
        if (!found) continue;
        const place = start && pointAt(start, source.slice(0, found.index));
        vfile.message(`"${found[0]}" would be shown as it stands: ${advice}`, place);
      }
    };
    visit(tree, "text", (node) => {
      reportUndefined(node, vfile);
      look(node, inText);
    });
    visit(tree, "paragraph", (node) => look(node, atStart));
    visit(tree, "table", ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0;
      for (const { children, position } of rows) {
        if (children.length <= columns) continue;
        const advice = "the last ones would be lost. Write a | in a cell as \\|";
        vfile.message(`table: the row has ${children.length} cells, and its head ${columns}: ${advice}`, position);
      }
    });
  };
}

/** `[text][name]` and `[^1]` without a definition are left as text. */
function reportUndefined({ value, position }: Text, vfile: VFile): void {
  const [found, name, note] = /\[[^\]\n]+\]\[([^\]\n]+)\]|\[\^([^\]\n]+)\]/.exec(value) ?? [];
  if (!found) return;
  const definition = note ? `[^${note}]: …` : `[${name}]: /docs/…`;
  vfile.message(`"${found}" refers to nothing: define it below with ${definition}`, position);
}

function pointAt({ line, column }: Point, text: string): Point {
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  return lines.length === 1
    ? { line, column: column + last.length }
    : { line: line + lines.length - 1, column: last.length + 1 };
}
