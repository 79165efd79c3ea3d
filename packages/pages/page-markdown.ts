import { withBase } from "browser/base-path.ts";
import type { Element, ElementContent, Root } from "hast";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import { toString as codeOf } from "hast-util-to-string";
import type { BlockContent, Html, Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Join, toMarkdown } from "mdast-util-to-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { childNamed, hasClass } from "./elements.ts";

/** A section of a page as Markdown, from its heading to the next one. */
export interface MarkdownSection {
  /** Id of the heading; null above the first one. */
  id: string | null;
  level: number;
  heading: string;
  markdown: string;
}

/**
 * Converts a page to Markdown for assistants: components become plain Markdown, and links absolute.
 * @param address the page's absolute URL
 */
export function pageMarkdown(page: Root, address: string): MarkdownSection[] {
  const tree = toMdast(page, { handlers });
  visit(tree, (node, index = 0, parent) => {
    if ("url" in node) node.url = URL.parse(withBase(node.url), address)?.href ?? node.url;
    // In emphasis, it would be written as strong.
    if (node.type === "emphasis" && parent?.type === "emphasis") {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    // Buttons and keys are apart in HTML even without a space between them.
    if (!/^(?:link|inlineCode)$/.test(node.type) || parent?.children[index + 1]?.type !== node.type) return;
    parent.children.splice(index + 1, 0, text(" "));
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
  // Without alignment: it would pad every row to the longest cells.
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return toMarkdown({ type: "root", children }, { extensions, join: [tagsTogether], bullet: "-", rule: "-" });
}

/** Handlers for the output of components, by class. */
const classes: Record<string, Handle> = {
  admonition,
  "code-block": codeBlock,
  live: (state, node) => [live(node), ...blocksIn(node).map((block) => codeBlock(state, block))],
  tab,
  cards: (state, node): List => ({ type: "list", spread: false, children: state.all(node) as unknown as ListItem[] }),
  card,
  math: (_, node) => mathOf(node),
};

const byClass =
  (otherwise: Handle): Handle =>
  (state, node, parent) => {
    const name = Object.keys(classes).find((name) => hasClass(node, name));
    return (name ? classes[name] : otherwise)?.(state, node, parent);
  };

const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];
const phrasing = (state: State, node: Element) => state.all(node) as PhrasingContent[];

const handlers: Record<string, Handle> = {
  ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  div: byClass(flow),
  figure: byClass(flow),
  details: byClass(flow),
  span: byClass(phrasing),
  a: byClass((state, node) => (node.properties.href === undefined ? phrasing : defaultHandlers.a)(state, node)),
  table,
  video: (_, { properties: { src, ariaLabel } }) =>
    src ? paragraph(link(src, text(String(ariaLabel ?? "Video")))) : undefined,
  // Labels in a drawing are useless without it.
  svg: (_, { properties: { ariaLabel } }) =>
    typeof ariaLabel === "string"
      ? paragraph({ type: "emphasis", children: [text(`Picture: ${ariaLabel}`)] })
      : undefined,
};

function heading(state: State, node: Element) {
  return { ...defaultHandlers.h2(state, node), data: { id: node.properties.id } };
}

function admonition(state: State, node: Element): BlockContent {
  const kind = String((node.properties.className as string[])[1]);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [title, ...rest] = flow(state, node);
  const words = title?.type === "paragraph" && textOf(title) !== name ? [text(": "), ...title.children] : [];
  const children = [text(name), ...words];
  return { type: "blockquote", children: [paragraph({ type: "strong", children }), ...rest] };
}

function card(state: State, node: Element): ListItem {
  const [title, body] = node.children.filter((child): child is Element => child.type === "element");
  const { href } = node.properties;
  const name = text(title ? codeOf(title) : "");
  const linked: PhrasingContent = href ? link(href, name) : { type: "strong", children: [name] };
  const blocks = body ? flow(state, body) : [];
  const words = blocks[0]?.type === "paragraph" ? [text(": "), ...blocks[0].children] : [];
  return { type: "listItem", children: [paragraph(linked, ...words), ...blocks.slice(words.length > 0 ? 1 : 0)] };
}

function tab(state: State, node: Element): BlockContent[] {
  const [summary, panel] = [childNamed(node, "summary"), childNamed(node, "div")];
  const label = summary ? (state.all(summary) as PhrasingContent[]) : [];
  return [paragraph({ type: "strong", children: label }), ...(panel ? flow(state, panel) : [])];
}

/** A table; with HTML tags around the cells if they contain blocks, such as lists. */
function table(state: State, node: Element): ReturnType<Handle> {
  const markdown = defaultHandlers.table(state, node);
  const tagged = (element: ElementContent): BlockContent[] => {
    if (element.type !== "element") return [];
    const { tagName, children } = element;
    const inside = /^t[dh]$/.test(tagName) ? flow(state, element) : children.flatMap(tagged);
    return [html(`<${tagName}>`), ...inside, html(`</${tagName}>`)];
  };
  return hasBlocks(markdown) ? tagged(node) : markdown;
}

const hasBlocks = (node: object): boolean =>
  ("type" in node && /^(?:list|code|heading|blockquote)$/.test(String(node.type))) ||
  ("children" in node && (node.children as object[]).some(hasBlocks));

/** Writes no empty line between HTML tags. */
const tagsTogether: Join = (left, right) => (left.type === "html" && right.type === "html" ? 0 : undefined);

function live({ properties }: Element): BlockContent {
  return paragraph(text("Live example: "), link(properties.dataLive, text(String(properties.dataTitle))));
}

function blocksIn({ children }: Element): Element[] {
  return children.flatMap((child) =>
    child.type !== "element" ? [] : hasClass(child, "code-block") ? [child] : blocksIn(child),
  );
}

function codeBlock(_: State, figure: Element): BlockContent {
  const title = childNamed(figure, "figcaption");
  const code = childNamed(figure, "pre")?.children[0] as Element | undefined;
  const language = String(code?.properties.dataLanguage ?? "");
  const words = title && codeOf(title);
  const meta = words ? `title="${words}"` : null;
  return { type: "code", lang: language || (words ? "text" : null), meta, value: code ? codeOf(code) : "" };
}

/** As HTML, whose backslashes are not escaped. */
function mathOf(node: Element): Html {
  const tex = texOf(node);
  return html(hasClass(node, "math-block") ? `$$\n${tex}\n$$` : `$${tex}$`);
}

function texOf(node: Element): string {
  if (node.tagName === "annotation") return codeOf(node);
  return node.children.map((child) => (child.type === "element" ? texOf(child) : "")).join("");
}

const text = (value: string): Text => ({ type: "text", value });
const link = (url: unknown, name: Text): Link => ({ type: "link", url: String(url), children: [name] });
const html = (value: string): Html => ({ type: "html", value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
