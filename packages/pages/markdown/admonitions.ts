import { didYouMean } from "files/problems.ts";
import type { Blockquote, Code, Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";
import type { Admonition } from "./admonition-syntax.ts";
import { codeTitle } from "./code-meta.ts";

/** The look of each kind, by its names here and in other generators. */
const looks = new Map<string, string>(
  Object.entries({
    note: "note",
    tip: "tip",
    success: "tip",
    info: "info",
    important: "info",
    warning: "warning",
    caution: "warning",
    danger: "danger",
    error: "danger",
  }),
);
const named = ["note", "tip", "info", "warning", "danger"];

/** Remark plugin: `:::tip …`, `/// tip` and `> [!TIP]` become titled boxes, `:::details` folds, and `:::code-group` becomes tabs. */
export function admonitions() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "admonition") {
        parent.children[index] = replacement(node, page) as never;
        return [SKIP, index]; // visits the replacement next
      }
      if (node.type === "blockquote") {
        const alert = alertOf(node);
        if (alert) parent.children[index] = alert as never;
      }
      if (node.type === "paragraph") reportStrayFence(node, page);
    });
  };
}

function replacement(node: Admonition, page: VFile): Node {
  const shown = node.fence + node.name;
  if (!node.isClosed) {
    fail(page, "admonition", `"${shown}" is never closed: end it with ${node.fence} on a separate line`, node.position);
  }
  const name = node.name.toLowerCase();
  const first = node.children[0] as Paragraph | undefined;
  const title = first?.data && "isTitle" in first.data ? first.children : [];
  const body = title.length > 0 ? node.children.slice(1) : node.children;
  if (name === "code-group") return codeGroup(body, node);
  if (name === "raw" || name === "v-pre") return element("div", {}, body, node);
  if (name === "details") return details(title, body, node);
  const look = looks.get(name);
  if (!look) {
    const hint = didYouMean(name, [...looks.keys(), "details"]) || ` Use one of ${named.join(", ")} or details.`;
    const message = `unknown admonition "${shown}" is shown as a note.${hint}`;
    warn(page, "admonition-kind", message, node.position);
  }
  const attribute = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(node.attributes);
  const words = attribute?.[1] ?? attribute?.[2];
  if (node.attributes && words === undefined && !/^\{\s*(?:icon|open)\b/.test(node.attributes)) {
    warn(
      page,
      "admonition-attributes",
      `"${shown}" doesn't support ${node.attributes}, which is ignored`,
      node.position,
    );
  }
  if (title.length > 0) return box(look ?? "note", title, body, node);
  return box(look ?? "note", [{ type: "text", value: words || capitalised(name) }], body, node);
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
    const label = block.type === "code" ? codeTitle(block as Code) : undefined;
    return element("site-tab", { label: label ?? `Tab ${index + 1}` }, [block], block);
  });
  return element("site-tabs", {}, tabs, at);
}

/** GitHub's alerts: https://docs.github.com/get-started/writing-on-github (under "Alerts"). */
function alertOf(quote: Blockquote): Node | null {
  const [first, ...others] = quote.children;
  const mark = first?.type === "paragraph" ? (first.children[0] as Text) : undefined;
  const [all = "", name = "", title = ""] =
    (mark?.type === "text" && /^\[!(\w+)\][-+]?[ \t]*([^\n]*)\n?/.exec(mark.value)) || [];
  const look = looks.get(name.toLowerCase());
  if (!mark || first?.type !== "paragraph" || !look) return null;
  mark.value = mark.value.slice(all.length);
  const rest = mark.value ? first.children : first.children.slice(1);
  if (rest[0]?.type === "break") rest.shift();
  // Without its position, which includes the mark.
  const body = rest.length > 0 ? [{ type: "paragraph", children: rest }, ...others] : others;
  const words = title.trim() || capitalised(name.toLowerCase());
  return box(look, [{ type: "text", value: words }], body, quote);
}

/** A `:::` or `///` that does not close an admonition would be shown as text. */
function reportStrayFence(node: Paragraph, page: VFile): void {
  const first = node.children[0];
  if (first?.type !== "text" || !/^(?::{3,}|\/{3,})[ \t]*(?:\n|$)/.test(first.value)) return;
  const shown = textOf(node).split("\n")[0];
  fail(page, "admonition", `"${shown}" has no admonition to close: remove it, or open one with :::note`, node.position);
}
