import { withBase } from "browser/base-path.ts";
import type { Element, ElementContent, Root } from "hast";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { liveExamplePath } from "playground/names.ts";
import { visit } from "unist-util-visit";
import { unescapeHtml } from "../../shared/html-text.ts";
import type { componentProps } from "./component-props.ts";
import type { TreeNode } from "./tree.ts";

/** A section of a page as Markdown, from its heading to the next one. */
export interface MarkdownSection {
  /** Id of the heading; null above the first one. */
  id: string | null;
  level: number;
  heading: string;
  markdown: string;
}

/**
 * The Markdown of a page, for assistants and other readers of plain text: components become what they show, and links
 * absolute.
 * @param address the page's full address
 */
export function pageMarkdown(body: TreeNode[], address: string): MarkdownSection[] {
  const base: Element = { type: "element", tagName: "base", properties: { href: address }, children: [] };
  const page: Root = { type: "root", children: [base, ...body.map(toHast)] };
  const tree = toMdast(page, { handlers: { ...html, ...components } });
  // Buttons beside one another are links, which styles keep apart.
  visit(tree, "link", (_, index = 0, parent) => {
    if (parent?.children[index + 1]?.type === "link") parent.children.splice(index + 1, 0, text(" "));
  });
  const sections: (Omit<MarkdownSection, "markdown"> & { nodes: RootContent[] })[] = [
    { id: null, level: 1, heading: "", nodes: [] },
  ];
  for (const node of "children" in tree ? (tree.children as RootContent[]) : []) {
    if (node.type === "heading") {
      const { id } = node.data as { id?: string };
      sections.push({ id: id ?? null, level: node.depth, heading: textOf(node), nodes: [] });
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ nodes, ...section }) => ({ ...section, markdown: written(nodes) }));
}

function written(children: RootContent[]): string {
  // Cells are not padded: the longest one would set the length of all lines of a table.
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return toMarkdown({ type: "root", children }, { extensions, bullet: "-", rule: "-", emphasis: "_" });
}

function toHast(node: TreeNode): ElementContent {
  if (typeof node === "string") return { type: "text", value: node };
  const [tagName, props, ...children] = node;
  const properties = Object.fromEntries(
    Object.entries(props ?? {}).map(([name, value]) => [
      name,
      (name === "href" || name === "src") && typeof value === "string" ? withBase(value) : value,
    ]),
  ) as Element["properties"];
  return { type: "element", tagName, properties, children: children.map(toHast) };
}

const html: Record<string, Handle> = {
  ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  div: (state, node) => (isAdmonition(node) ? admonition(state, node) : flow(state, node)),
  // A drawing's text means nothing without the drawing.
  svg: (_, { properties: { ariaLabel, "aria-label": label = ariaLabel } }) =>
    typeof label === "string" ? paragraph({ type: "emphasis", children: [text(`Picture: ${label}`)] }) : undefined,
};

const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];

function heading(state: State, node: Element) {
  return { ...defaultHandlers.h2(state, node), data: { id: node.properties.id } };
}

const isAdmonition = ({ properties: { className } }: Element) => String(className).startsWith("admonition ");

function admonition(state: State, node: Element): BlockContent {
  const kind = String(node.properties.className).replace("admonition ", "");
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [title, ...rest] = flow(state, node);
  const words = title ? textOf(title) : name;
  const named = text(words === name ? name : `${name}: ${words}`);
  return { type: "blockquote", children: [paragraph({ type: "strong", children: [named] }), ...rest] };
}

const components: Record<keyof typeof componentProps | "CodeBlock", Handle> = {
  Tabs: flow,
  Tab: (state, node) => [labelled(node.properties.label), ...flow(state, node)],
  Cards: (state, node): List => ({ type: "list", spread: false, children: state.all(node) as unknown as ListItem[] }),
  Card: (state, node) => {
    const link: PhrasingContent = {
      type: "link",
      url: state.resolve(String(node.properties.href)),
      children: [text(String(node.properties.title))],
    };
    const words = flow(state, node).flatMap((child) => (child.type === "paragraph" ? child.children : []));
    return { type: "listItem", children: [paragraph(link, text(": "), ...words)] };
  },
  Live: (state, node) => [
    live(state, node, liveExamplePath(String(node.properties.example))),
    { type: "code", lang: "tsx", value: codeOf(node) },
  ],
  LiveStep: (state, node) => live(state, node, `/examples/${node.properties.example}`),
  CodeBlock: (_, node) => {
    const { language, title } = node.properties;
    const meta = title ? `title="${title}"` : null;
    return { type: "code", lang: language ? String(language) : title ? "text" : null, meta, value: codeOf(node) };
  },
};

function live(state: State, { properties }: Element, path: string): BlockContent {
  const link: PhrasingContent = {
    type: "link",
    url: state.resolve(withBase(path)),
    children: [text(String(properties.title))],
  };
  return paragraph(text("Live example: "), link);
}

/** The code of a highlighted block. */
const codeOf = ({ properties }: Element) => unescapeHtml(String(properties.html).replace(/<[^>]*>/g, ""));

const labelled = (label: unknown) => paragraph({ type: "strong", children: [text(String(label))] });
const text = (value: string): PhrasingContent & { type: "text" } => ({ type: "text", value });
const paragraph = (...children: PhrasingContent[]): BlockContent & { type: "paragraph" } => ({
  type: "paragraph",
  children,
});
