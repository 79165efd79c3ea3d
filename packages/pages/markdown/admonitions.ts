import { didYouMean } from "files/problems.ts";
import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";
import type { Admonition } from "./admonition-syntax.ts";
import { readCodeMeta } from "./code-meta.ts";

/** The kind of box for each name, here and in other generators. */
const looks = new Map<string, string>([
  ...["note", "tip", "info", "warning", "danger"].map((name): [string, string] => [name, name]),
  ["success", "tip"],
  ["important", "info"],
  ["caution", "warning"],
  ["error", "danger"],
]);

/** Remark plugin: `:::tip …`, `/// tip` and `> [!TIP]` become titled boxes, `:::details` `<details>`, and `:::code-group` tabs. */
export function admonitions() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "paragraph") reportStrayFence(node, page);
      if (node.type === "admonition" && !node.isClosed) parent.children.splice(index + 1, 0, ...takeRest(node, page));
      const replaced =
        node.type === "admonition" ? replacement(node, page) : node.type === "blockquote" ? alertOf(node) : null;
      if (!replaced) return;
      parent.children[index] = replaced as never;
      return [SKIP, index]; // visits the replacement next
    });
  };
}

/**
 * Removes and returns what follows an unclosed admonition. In other generators, the first closing line ends it together with an
 * admonition in it. Reports an admonition that has no such line.
 */
function takeRest({ fence, name, children, position }: Admonition, page: VFile): RootContent[] {
  const isEnd = (child: RootContent) => child.type === "admonition" && child.isClosed && child.fence === fence;
  const inner = children.find(isEnd) as Admonition | undefined;
  if (inner) {
    const message = `"${fence}${name}" ends at the ${fence} of "${fence}${inner.name}" in it, as in VitePress: add another ${fence} where it ends`;
    warn(page, "admonition-end", message, position);
    return children.splice(children.indexOf(inner) + 1);
  }
  fail(page, "admonition", `"${fence}${name}" is never closed: end it with ${fence} on a separate line`, position);
  return [];
}

function replacement({ children, ...node }: Admonition, page: VFile): Node {
  const shown = node.fence + node.name;
  const name = node.name.toLowerCase();
  const [first, ...others] = children;
  const [title, body] =
    first?.data && "isTitle" in first.data ? [(first as Paragraph).children, others] : [[], children];
  if (name === "code-group") return codeGroup(body, node);
  if (name === "raw" || name === "v-pre") return element("div", {}, body, node);
  if (name === "details") return details(title, body, node);
  const look = looks.get(name);
  if (!look) {
    const hint =
      didYouMean(name, [...looks.keys(), "details"]) || " Use one of note, tip, info, warning, danger or details.";
    warn(page, "admonition-kind", `unknown admonition "${shown}" is shown as a note.${hint}`, node.position);
  }
  const attribute = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(node.attributes);
  if (node.attributes && !attribute && !/^\{\s*(?:icon|open)\b/.test(node.attributes)) {
    const message = `"${shown}" doesn't support ${node.attributes}, which is ignored`;
    warn(page, "admonition-attributes", message, node.position);
  }
  const words = attribute?.[1] || attribute?.[2] || capitalised(name);
  return box(look ?? "note", title.length > 0 ? title : [{ type: "text", value: words }], body, node);
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A node of unknown type, which `mdast-util-to-hast` converts to the element in its `data`. */
function element(hName: string, hProperties: object, children: Node[], { position }: Node): Node {
  return { type: "siteElement", data: { hName, hProperties }, children, position } as Node;
}

const box = (look: string, title: PhrasingContent[], body: Node[], at: Node) =>
  element("site-admonition", { kind: look }, [element("p", { className: "admonition-title" }, title, at), ...body], at);

function details(title: PhrasingContent[], body: Node[], at: Node): Node {
  const summary = title.length > 0 ? title : [{ type: "text", value: "Details" }];
  return element("details", {}, [element("summary", {}, summary, at), ...body], at);
}

function codeGroup(blocks: RootContent[], at: Node): Node {
  const tabs = blocks.map((block, index) => {
    const label = block.type === "code" ? readCodeMeta(block.meta ?? "").title : undefined;
    return element("site-tab", { label: label ?? `Tab ${index + 1}` }, [block], block);
  });
  return element("site-tabs", {}, tabs, at);
}

/** GitHub's alerts: https://docs.github.com/get-started/writing-on-github (under "Alerts"). */
function alertOf(quote: Blockquote): Node | null {
  const [first, ...others] = quote.children;
  const mark = first?.type === "paragraph" ? (first.children[0] as Text) : undefined;
  const [all = "", name = ""] = (mark?.type === "text" && /^\[!(\w+)\][-+]?[ \t]*/.exec(mark.value)) || [];
  const look = looks.get(name.toLowerCase());
  if (!mark || first?.type !== "paragraph" || !look) return null;
  mark.value = mark.value.slice(all.length);
  const [title, rest] = firstLine(first.children);
  // Without the position of the original, which includes the mark.
  const body = rest.length > 0 ? [{ type: "paragraph", children: rest }, ...others] : others;
  const hasTitle = textOf(title).trim() !== "";
  return box(look, hasTitle ? title : [{ type: "text", value: capitalised(name.toLowerCase()) }], body, quote);
}

/** The first line of a paragraph, and the rest. */
function firstLine(nodes: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const at = nodes.findIndex((node) => node.type === "break" || (node.type === "text" && node.value.includes("\n")));
  const last = nodes[at];
  if (!last) return [nodes, []];
  const [before = "", ...lines] = last.type === "text" ? last.value.split("\n") : [];
  const part = (value: string) => (value ? [{ ...last, value } as Text] : []);
  return [
    [...nodes.slice(0, at), ...part(before)],
    [...part(lines.join("\n")), ...nodes.slice(at + 1)],
  ];
}

/** A `:::` or `///` that does not close an admonition would be shown as text. */
function reportStrayFence(node: Paragraph, page: VFile): void {
  const first = node.children[0];
  if (first?.type !== "text" || !/^(?::{3,}|\/{3,})[ \t]*(?:\n|$)/.test(first.value)) return;
  const shown = textOf(node).split("\n")[0];
  fail(page, "admonition", `"${shown}" has no admonition to close: remove it, or open one with :::note`, node.position);
}
