import type { Paragraph, Root, Table, Text } from "mdast";
import type { Parent, Point } from "unist";
import { visit } from "unist-util-visit";
import type { PageFile } from "../page.ts";
import { fail, warn } from "../report.ts";

const linkAdvice =
  "write a link as [text](/docs/…) and a picture as ![text](./…), without a space before or in the address";
const macroAdvice = 'macros and includes are not supported: write the text, or a code block with file="…"';

/** Patterns of Markdown that was parsed as text, with advice, by the names of their rules. Ignores escaped marks. */
const inText: Record<string, [RegExp, advice: string | ((match: RegExpExecArray) => string)]> = {
  reference: [
    /(?:(?<!\\)\[([^\]\n]+))?(?<![[\\]|[\\\w)]\[[^\]]*)\]\[([^\]\n]*)\]|(?<!\\)\[\^([^\]\n]+)\]/,
    ([, text, name, note]) =>
      `add its definition, a line with ${note ? `[^${note}]: …` : `[${name || text || "…"}]: /docs/…`}`,
  ],
  link: [/(?<!\\|\\\[[^\]]*)\]\(\S*|\] \((?:\/|\.\.?\/|https?:)|\)\[(?:\/|\.\.?\/|https?:)/, linkAdvice],
  bold: [/(?<!\\)\*\*/, "close it without a space or punctuation inside the asterisks, or write \\*\\*"],
  underscores: [/(?<=[^\p{ASCII}\s])__(?=\S)|(?<=\S)__(?=[^\p{ASCII}\s])/u, "write ** inside words"],
  code: [/(?<!\\)`/, "close the code, or write \\`"],
  emoji: [
    /(?<![\w:]):(?=[a-z_+-]*[a-z])[a-z\d_+-]{2,}:(?![\w:])/,
    "type the emoji itself, or remove it if it is an option or a role of MyST",
  ],
  math: [/\$(?=\S)[^$\n]*(?:\\[a-z]{2,}|[\p{L}\d)][_^])[^$\n]*(?<=\S)\$(?!\w)/iu, "add math: true to the front matter"],
  attributes: [
    /(?<!\\)\{(?::\s*[\w#.]|\s*\.[a-z])[^}\n]*\}|(?<![\\\w])\{\s*[a-z-]+=["'][^}\n]*\}|\{\s*#[\w-]+\s+[^}\s][^}\n]*\}|^\{\s*\w{2,}=[^}\n]*\}/i,
    "remove the attributes; an id alone works",
  ],
  "wiki-link": [
    /(?<![\\\w])!?\[\[(?!(?:toc|Prototype|HomeObject|Environment|Scopes|Get|Set|Call|Construct)\])(?=\p{L})[^\]\n]+\]\]/iu,
    "write a link as [text](./page.md) and a picture as ![text](./…), or write \\[[",
  ],
  comment: [/(?<!\\)\{\/\*|(?<!\w)%%(?=\S)[^%\n]+(?<=\S)%%/, "write a comment as <!-- … -->"],
  macro: [/\{\{[<%].*?[%>]\}\}|\{%.*?%\}/, macroAdvice],
  value: [/\{\{(?![<%])[^{}\n]+\}\}/, "in an .mdx page, write an expression as {value}"],
  highlight: [/(?<![=!<>\w])==(?=\S)[^=\n]+(?<=\S)==(?![=>])/, "use **bold** or <mark> to highlight text"],
  inserted: [/(?<![+\w])\+\+(?=[^\s+])[^\n]*?(?<=\S)\+\+(?![+\w])/, "write <ins> or <kbd>"],
  superscript: [/(?<=[\p{L}\p{N})])\^[^\s^$\\]+\^/u, "write <sup>"],
};
const atStart: typeof inText = {
  heading: [/^#{1,6}(?=[^\s#\d])/, "put a space after it to make a heading, or write \\#"],
  space: [/^(?:#{1,6}|[-*+>]|\d+[.)])[\u00a0\u200b\u202f]/, "replace the no-break space after it with an ordinary one"],
  attributes: [/\{\s*#[\w-]+\s*\}$/, 'only headings have ids in braces: write <a id="…"></a>'],
  alert: [/^\[!\w+\]/, "begin a quote with NOTE, TIP, IMPORTANT, WARNING or CAUTION"],
  math: [/^\$\$/, "begin and end the formula with $$ on separate lines"],
  table: [/^\|.*\|(?=[ \t]*(?:\n|$))/, "a table needs a row below its header, with | --- | for each column"],
  toc: [/^\[\[?toc\]?\]/i, "remove it, since every page has a table of contents"],
  mkdocs: [/^(?:!!!|\?\?\?\+?) ?\w+/, "begin an admonition with :::note and end it with :::, each on a separate line"],
  tabs: [/^===[!+]* ?".*"/, "write <Tabs> in an .mdx page"],
  macro: [/^(?:\{[*!].*[*!]\}|-+8<-+.*|<<< ?\S+|::: ?\w+(?:\.\w+)+)/m, macroAdvice],
  directive: [/^::[a-z][\w-]*/i, "begin an admonition with :::note, and write a component in an .mdx page"],
  definition: [/(?<=\n): +\S+/, "use a list or <dl>, since definition lists are not supported"],
};

/** Remark plugin: warns about malformed Markdown (references, links, headings …) and syntax of other dialects. */
export function leftoverMarks() {
  return (tree: Root, page: PageFile) => {
    const notes = new Set<string>();
    visit(tree, "footnoteReference", ({ identifier }) => void notes.add(identifier));
    visit(tree, (node, _index, parent) => {
      const { position } = node;
      if (node.type === "text") warnOfMarks(node, inText, page);
      else if (node.type === "paragraph") {
        warnOfMarks(node, atStart, page);
        reportIndented(node, parent, page);
      } else if (node.type === "delete") {
        const [from = 0, to] = [position?.start.offset, position?.end.offset];
        const [, shown] = /^[\p{L}\p{N})](~[^~]+~)$/u.exec(page.source.slice(Math.max(from - 1, 0), to)) ?? [];
        if (shown) warn(page, "markdown/subscript", `"${shown}" is struck through: write <sub> or ~~`, position);
      } else if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) {
        const message = `the footnote is not shown, as no text refers to it with [^${node.label}]`;
        warn(page, "markdown/footnote", message, position);
      } else if (node.type === "table") reportCells(node, page);
    });
  };
}

function warnOfMarks(node: Paragraph | Text, marks: typeof inText, page: PageFile): void {
  const { start, end } = node.position ?? {};
  if (start && page.source.endsWith("<code>", start.offset)) return;
  // Generated text has no source position.
  const source = start ? page.source.slice(start.offset, end?.offset) : "value" in node ? node.value : "";
  for (const [rule, [pattern, advice]] of Object.entries(marks)) {
    const match = pattern.exec(source);
    if (!match) continue;
    const place = start && pointAt(start, source.slice(0, match.index));
    const hint = typeof advice === "string" ? advice : advice(match);
    warn(page, `markdown/${rule}`, `"${match[0]}" is shown as plain text: ${hint}`, place);
  }
}

function reportCells({ children: [head, ...rows] }: Table, page: PageFile): void {
  const columns = head?.children.length ?? 0;
  for (const { children, position } of rows) {
    if (children.length <= columns) continue;
    const advice = "browsers would drop the rest. In a cell, write | as \\|";
    const message = `table: the row has ${children.length} cells but the header has ${columns}: ${advice}`;
    fail(page, "table-cells", message, position);
  }
}

function reportIndented({ position }: Paragraph, parent: Parent | undefined, page: PageFile): void {
  if (parent?.type !== "root" || !position || page.extname === ".md") return;
  const lineStart = page.source.lastIndexOf("\n", (position.start.offset ?? 0) - 1) + 1;
  const indent = page.source.slice(lineStart, position.start.offset);
  if (!/^(?: {4,}|\t)/.test(indent)) return;
  warn(page, "markdown/indented-code", "MDX doesn't support indented code: put it between lines of ```", position);
}

/** The point at the end of text, from the point where it starts. */
export function pointAt({ line, column }: Point, text: string): Point {
  const [last = "", ...before] = text.split("\n").reverse();
  return { line: line + before.length, column: last.length + (before.length > 0 ? 1 : column) };
}
