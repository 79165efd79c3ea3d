import { withBase } from "browser/base-path.ts";
import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString as codeOf } from "hast-util-to-string";
import type { ReactNode } from "react";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { hasClass, startsSection } from "./elements.ts";
import { finalTree } from "./final-tree.ts";
import { highlight } from "./highlight.ts";
import type { LineKind } from "./markdown/code-meta.ts";
import { textOf } from "./reading-text.ts";
import { finishTabs } from "./tabs.ts";

/**
 * The HTML of a page's tree, which it mutates. Each `<h2>` and `<h3>` starts a `<section>`, which is laid out only near the
 * viewport (client/styles/prose.css).
 */
export function pageHtml(tree: Root): string {
  markLead(tree);
  return htmlOf(tree, true);
}

function htmlOf(tree: Root, hasNames: boolean): string {
  visit(tree, "element", (node, index = 0, parent) => finish(node, index, parent as Element | Root, hasNames));
  return toHtml(
    { type: "root", children: inSections(tree.children) },
    { characterReferences: { useNamedReferences: true } },
  );
}

/** Names in the code of a page, in order (./highlight.ts). */
export const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a data-name="([\w.]+)"/g)].map(([, name = ""]) => name)),
];

/** The HTML of highlighted code. */
export const codeHtml = (code: string, language: string): string =>
  toHtml({ type: "root", children: highlight(code, language) });

/** The HTML of elements outside compiled pages, such as the landing page's. */
export function fragmentHtml(node: ReactNode, name = "fragment"): string {
  const tree = finalTree(node);
  finishTabs(tree, new VFile({ path: name }));
  return htmlOf(tree, false);
}

/** Maximum characters of a lead, whose larger type would otherwise fill a phone's first screen. */
const maxLead = 180;

/** The first paragraph is a lead (client/styles/prose.css) unless it is long. */
function markLead({ children: [first] }: Root): void {
  if (first?.type !== "element" || first.tagName !== "p" || textOf([first]).length <= maxLead) return;
  first.properties.className = ["no-lead"];
}

function inSections(nodes: RootContent[]): RootContent[] {
  const before: RootContent[] = [];
  const sections: Element[] = [];
  for (const node of nodes) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) {
      sections.push({ type: "element", tagName: "section", properties: {}, children: [node] });
    } else (sections.at(-1)?.children ?? before).push(node as ElementContent);
  }
  return [...before, ...sections];
}

const urlAttributes = ["href", "src", "poster", "data", "dataLive"] as const;

function finish(node: Element, index: number, parent: Element | Root, hasNames: boolean): "skip" | undefined {
  const { tagName, properties, children } = node;
  delete properties.dataAlso;
  delete properties.dataComponent;
  for (const name of urlAttributes) {
    const url = properties[name];
    if (typeof url === "string") properties[name] = withBase(url);
  }
  if (properties.srcSet) properties.srcSet = String(properties.srcSet).split(", ").map(withBase).join(", ");
  if (startsSection(node) && properties.id) children.push(anchorTo(String(properties.id)));
  if (tagName === "p") markSignature(node, index, parent);
  if (/^(?:p|li|h[1-6]|blockquote|td|th|dt|dd|figcaption|summary)$/.test(tagName) && rightToLeft.test(ownText(node))) {
    properties.dir ??= "auto";
  }
  if (tagName === "code") {
    properties.translate ??= "no"; // browsers' translators would change names in code
    const { dataLanguage, dataLines, dataPlain, ...others } = properties;
    if (typeof dataLanguage === "string") {
      const lines = dataLines ? (JSON.parse(String(dataLines)) as Record<LineKind, number[]>) : undefined;
      node.properties = others;
      node.children = highlight(codeOf(node), dataLanguage, lines, hasNames && dataPlain === undefined);
      return "skip";
    }
    if (!properties.className && isShortCode(children)) properties.className = ["unbroken"];
  }
  if (tagName === "figure" && hasClass(node, "live")) {
    // An editor replaces this code when the example runs, so it gets no links.
    visit(node, "element", (inner) => {
      if (inner.tagName === "code") inner.properties.dataPlain = "";
    });
  }
  if (tagName === "td") node.children = children.map(breakLongCode);
  if (tagName === "table" && !(parent.type === "element" && hasClass(parent, "table-box"))) {
    // A group rather than a region, since regions are landmarks and a page may contain many tables.
    const box = { className: ["table-box"], tabIndex: 0, role: "group", ariaLabel: "Table" };
    parent.children[index] = { type: "element", tagName: "div", properties: box, children: [node] };
  }
  return undefined;
}

/** Letters of right-to-left scripts. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const ownText = ({ children }: Element) =>
  textOf(children.filter((child) => !/^(?:ul|ol|p)$/.test("tagName" in child ? child.tagName : "")));

/** Marks signatures: paragraphs of code only, directly below a heading or another signature. */
function markSignature(node: Element, index: number, parent: Element | Root): void {
  const [only, ...others] = node.children;
  if (only?.type !== "element" || only.tagName !== "code" || others.length > 0) return;
  const before = parent.children[index - 1];
  if (before?.type !== "element") return;
  if (/^h\d$/.test(before.tagName) || hasClass(before, "signature")) node.properties.className = ["signature"];
}

/** Short code that must not wrap, such as `<Editor />` or `npm run dev`. */
function isShortCode([text, ...others]: ElementContent[]): boolean {
  return others.length === 0 && text?.type === "text" && text.value.length <= 16 && /[\s-]/.test(text.value);
}

/** A link whose `#` comes from the style sheet, so that it is not copied with the heading. */
function anchorTo(id: string): Element {
  const properties = { className: ["heading-anchor"], href: `#${id}`, ariaLabel: "Link to this section" };
  return { type: "element", tagName: "a", properties, children: [] };
}

/** Minimum number of characters of long code, which takes at least a third of a phone's width. */
const long = 17;

/** Break opportunities: after an opening bracket or a folder, and before a member name. */
const betweenParts = /(?<=\((?!…?\))|\w\/)|(?<=[\w)\]])(?=\.[a-z_])/i;

/** Adds `<wbr>` to long code in table cells, for phones; client/styles/table.css disables it in wide viewports. */
function breakLongCode(node: ElementContent): ElementContent {
  if (node.type !== "element") return node;
  const [text, ...others] = node.children;
  if (node.tagName !== "code" || others.length > 0 || text?.type !== "text" || text.value.length < long) {
    return { ...node, children: node.children.map(breakLongCode) };
  }
  const parts = text.value.split(betweenParts).flatMap((value, index): ElementContent[] => {
    const part: Text = { type: "text", value };
    return index === 0 ? [part] : [{ type: "element", tagName: "wbr", properties: {}, children: [] }, part];
  });
  return { ...node, children: parts };
}
