import { withBase } from "browser/base-path.ts";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { breakLongCode } from "./code-in-cells.ts";
import type { componentProps } from "./component-props.ts";
import { card, cards } from "./components/cards.ts";
import { codeBlock } from "./components/code-block.ts";
import { liveFigure, stepFigure } from "./components/live-figure.ts";
import { tab, tabs } from "./components/tabs.ts";
import type { Json, TreeElement, TreeNode } from "./tree.ts";

/**
 * Renders a page. Each `<h2>` and `<h3>` starts a `<section>`, which is laid out only near the viewport
 * (client/styles/prose.css).
 * @throws when the tree names an unknown component
 */
export function contentHtml(body: TreeNode[]): string {
  const html = renderToStaticMarkup(createElement(Fragment, null, ...inSections(finishAll(body)).map(toReact)));
  // React puts image preloads first, but the first paragraph must stay first.
  return html.replace(/^(<link rel="preload"[^>]*>)+/, "");
}

// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own, and the build checks what pages give them
type Component = (props: any, children: TreeNode[]) => TreeElement;

const components: Readonly<Record<string, Component>> = {
  Tabs: tabs,
  Tab: tab,
  Cards: cards,
  Card: card,
  Live: liveFigure,
  LiveStep: stepFigure,
  CodeBlock: codeBlock,
} satisfies Record<keyof typeof componentProps | "CodeBlock", Component>;

function inSections(nodes: TreeNode[]): TreeNode[] {
  const before: TreeNode[] = [];
  const sections: TreeElement[] = [];
  for (const node of nodes) {
    if (node[0] === "h2" || node[0] === "h3") sections.push(["section", null, node]);
    else (sections.at(-1) ?? before).push(node);
  }
  return [...before, ...sections];
}

function finishAll(nodes: TreeNode[]): TreeNode[] {
  const finished: TreeNode[] = [];
  for (const node of nodes) {
    finished.push(typeof node === "string" ? node : finish(withSignature(node, finished.at(-1))));
  }
  return finished;
}

/** Marks signatures: code alone in a paragraph, right below a heading or another signature. */
function withSignature(node: TreeElement, before: TreeNode | undefined): TreeElement {
  const [tag, props, only, ...others] = node;
  const isCode = typeof only === "object" && only[0] === "code" && others.length === 0;
  const mayFollow = typeof before === "object" && (/^h\d$/.test(before[0]) || before[1]?.className === "signature");
  return tag === "p" && !props && isCode && mayFollow ? [tag, { className: "signature" }, only] : node;
}

function finish([tag, props, ...children]: TreeElement): TreeElement {
  const finishedProps = props && finishProps(props);
  if (/^[A-Z]/.test(tag)) {
    const component = components[tag];
    if (!component) throw new Error(`there is no component <${tag}>`);
    return component(finishedProps ?? {}, finishAll(children));
  }
  if (!props && isShortCode(tag, children)) return [tag, { className: "unbroken" }, ...children];
  const parts = tag === "td" ? children.map(breakLongCode) : children;
  const finished: TreeElement = [
    tag,
    finishedProps,
    ...parts.map((child) => (typeof child === "string" ? child : finish(child))),
  ];
  if (/^h[2-6]$/.test(tag) && props?.id) finished.push(anchorTo(String(props.id)));
  // A group, as each named section is a landmark, and a page may hold many tables.
  return tag === "table"
    ? ["div", { className: "table-box", tabIndex: 0, role: "group", "aria-label": "Table" }, finished]
    : finished;
}

const addresses = new Set(["href", "src", "poster", "data"]);

function finishProps(props: { [name: string]: Json }): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (addresses.has(name) && typeof value === "string") return [name, withBase(value)];
      if (name === "srcSet" && typeof value === "string") return [name, value.split(", ").map(withBase).join(", ")];
      return [name, value];
    }),
  );
}

/** Short code that must not wrap, such as `<Editor />` or `npm run dev`. */
function isShortCode(tag: string, [text, ...others]: TreeNode[]): boolean {
  return tag === "code" && others.length === 0 && typeof text === "string" && text.length <= 16 && /[\s-]/.test(text);
}

/** Its `#` comes from the style sheet, so that it is not copied with the heading. */
function anchorTo(id: string): TreeElement {
  return ["a", { className: "heading-anchor", href: `#${id}`, "aria-label": "Link to this section" }];
}

function toReact(node: TreeNode): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const { $html, ...others } = props ?? {};
  const html = $html === undefined ? {} : { dangerouslySetInnerHTML: { __html: $html } };
  const asWritten = tag === "code" ? { translate: "no" } : {}; // browsers' translators would change names in code
  return createElement(tag, { ...asWritten, ...others, ...html }, ...children.map(toReact));
}
