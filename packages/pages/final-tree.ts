import GithubSlugger, { slug } from "github-slugger";
import type { Element, Parents, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { textOf } from "./reading-text.ts";

/**
 * The HTML that a page renders, as browsers parse it, with source positions and an id for each heading. All facts about a
 * page come from this tree.
 */
export function finalTree(rendered: ReactNode): Root {
  // React adds preload links for images.
  const html = renderToStaticMarkup(rendered).replace(/^(?:<link rel="preload"[^>]*>)+/, "");
  const tree = fromHtml(html, { fragment: true });
  const headings: Element[] = [];
  const anchors: Element[] = [];
  const slugger = new GithubSlugger();
  visit(tree, (node, index, parent) => {
    if (node.type === "text" && parent && index !== undefined && !node.value.trim() && isBetweenBlocks(parent)) {
      parent.children.splice(index, 1);
      return index;
    }
    delete node.position;
    if (node.type !== "element") return;
    const [line = 0, column = 0] = String(node.properties.dataAt ?? "")
      .split(":")
      .map(Number);
    delete node.properties.dataAt;
    if (line > 0) node.position = { start: { line, column }, end: { line, column } };
    const { id, name } = node.properties;
    if (id)
      slugger.slug(String(id)); // reserves it
    else if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
    else if (node.tagName === "a" && name) anchors.push(node);
  });
  for (const heading of headings) {
    heading.properties = { id: slugger.slug(slug(textOf(heading.children)) || "section"), ...heading.properties };
  }
  // Browsers scroll to an `<a name>` unless an element has that id.
  for (const { properties } of anchors) {
    const id = String(properties.name);
    if (!(id in slugger.occurrences)) properties.id = id;
    slugger.occurrences[id] ??= 0;
  }
  return tree;
}

/** Elements in which white space between children has no effect. */
const blockParents = new Set("ul ol table thead tbody tr blockquote div section dl details figure".split(" "));

const isBetweenBlocks = (parent: Parents) =>
  parent.type === "root" || (parent.type === "element" && blockParents.has(parent.tagName));
