import type { Paragraph, Root, Text } from "mdast";
import type { Parent, Point } from "unist";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";

const linkAdvice = "a link is [text](/docs/…) and a picture ![text](./…), with no space before or in the address";

/** Markdown that was left as text: a rule's name, what it looks like, and advice. A backslash before it marks it as intended. */
const inText: [rule: string, RegExp, advice: string][] = [
  ["link", /(?<!\\|\\\[[^\]]*)\]\(\S*|\] \((?:\/|\.\.?\/|https?:)|\)\[(?:\/|\.\.?\/|https?:)/, linkAdvice],
  ["bold", /(?<!\\)\*\*/, "close it, with no space inside of the stars, or write \\*\\*"],
  ["code", /(?<!\\)`/, "close the code, or write \\`"],
  [
    "emoji",
    /(?<![\w:]):(?=[a-z_+-]*[a-z])[a-z\d_+-]{2,}:(?![\w:])/,
    "emoji names are not replaced, so type the emoji itself",
  ],
  ["highlight", /(?<![=!<>\w])==(?=\S)[^=\n]+(?<=\S)==(?![=>])/, "== does not highlight: use **bold**, or <mark>"],
];
const atStart: [rule: string, RegExp, advice: string][] = [
  ["heading", /^#{2,}(?=[^\s#])/, "put a space after it to make a heading"],
  ["alert", /^\[!\w+\]/, "the kinds are NOTE, TIP, IMPORTANT, WARNING and CAUTION, in a quote"],
  ["table", /^\|.*\|(?=[ \t]*(?:\n|$))/, "a table has | --- | below its head, once for each column"],
  ["toc", /^\[\[?toc\]?\]/i, "the site makes a table of contents itself: remove it"],
  ["mkdocs", /^(?:!!!|\?\?\?\+?) ?\w+/, "an admonition begins with :::note on a line of its own, and ends with :::"],
  ["definition", /(?<=\n): +\S+/, "Markdown here has no definition lists: use a list, or <dl>"],
];

/** Remark plugin: warns of near misses of Markdown (references, links, headings …) and of what other dialects have. */
export function leftoverMarks() {
  return (tree: Root, page: VFile) => {
    const look = (node: Paragraph | Text, signs: [string, RegExp, string][]) => {
      const { start, end } = node.position ?? {};
      // Generated text has no source position.
      const source = start ? String(page.value).slice(start.offset, end?.offset) : "value" in node ? node.value : "";
      for (const [rule, pattern, advice] of signs) {
        const found = pattern.exec(source);
        if (!found) continue;
        const place = start && pointAt(start, source.slice(0, found.index));
        warn(page, `markdown/${rule}`, `"${found[0]}" would be shown as it stands: ${advice}`, place);
      }
    };
    visit(tree, "text", (node) => {
      reportUndefined(node, page);
      look(node, inText);
    });
    visit(tree, "paragraph", (node, _index, parent) => {
      look(node, atStart);
      reportIndented(node, parent, page);
    });
    visit(tree, "table", ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0;
      for (const { children, position } of rows) {
        if (children.length <= columns) continue;
        const advice = "the last ones would be lost. Write a | in a cell as \\|";
        const message = `table: the row has ${children.length} cells, and its head ${columns}: ${advice}`;
        fail(page, "table-cells", message, position);
      }
    });
  };
}

/** MDX has no indented code. */
function reportIndented({ position }: Paragraph, parent: Parent | undefined, page: VFile): void {
  if (parent?.type !== "root" || !position || page.extname === ".md") return;
  const lineStart = String(page.value).lastIndexOf("\n", (position.start.offset ?? 0) - 1) + 1;
  const indent = String(page.value).slice(lineStart, position.start.offset);
  if (!/^(?: {4,}|\t)/.test(indent)) return;
  warn(page, "markdown/indented-code", "indented code is text to MDX: put it between lines of ```", position);
}

/** `[text][name]` and `[^1]` without a definition are left as text. */
function reportUndefined({ value, position }: Text, page: VFile): void {
  const [found, name, note] = /\[[^\]\n]+\]\[([^\]\n]+)\]|\[\^([^\]\n]+)\]/.exec(value) ?? [];
  if (!found) return;
  const definition = note ? `[^${note}]: …` : `[${name}]: /docs/…`;
  const message = `"${found}" refers to nothing and is shown as it stands: define it below with ${definition}`;
  warn(page, "markdown/reference", message, position);
}

function pointAt({ line, column }: Point, text: string): Point {
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  return lines.length === 1
    ? { line, column: column + last.length }
    : { line: line + lines.length - 1, column: last.length + 1 };
}
