import type { Element, Root, RootContent } from "hast";
import { toString as plainText } from "hast-util-to-string";
import { childNamed, hasClass, startsSection } from "./elements.ts";
import { textOf } from "./reading-text.ts";

export interface PageSection {
  /** Id of the heading; null above the first one. */
  anchor: string | null;
  /** 1 above the first heading, 2 for an `<h2>`. */
  level: number;
  heading: string;
  /** Other names to find the section by. */
  names: string[];
  content: string;
  code: string;
}

/**
 * The searchable text of each section of a page.
 * @param pageNames other names to find the page by
 */
export function pageSections({ children }: Root, pageNames: string[]): PageSection[] {
  const sections: (Omit<PageSection, "content" | "code"> & { nodes: RootContent[]; code: string[] })[] = [];
  const begin = (anchor: string | null, level: number, heading: string, names: string[]) =>
    sections.push({ anchor, level, heading, names, nodes: [], code: [] });
  begin(null, 1, "", pageNames);
  const walk = (nodes: RootContent[]) => {
    for (const node of nodes) {
      const section = sections.at(-1);
      if (node.type !== "element") section?.nodes.push(node);
      else if (startsSection(node)) {
        const { id, dataAlso = "" } = node.properties;
        const names = String(dataAlso).split(",").filter(Boolean);
        begin(String(id), Number(node.tagName[1]), textOf(node.children), names);
      } else if (hasClass(node, "code-block")) section?.code.push(blockText(node));
      else if (hasClass(node, "live")) {
        section?.nodes.push({ type: "text", value: String(node.properties.dataTitle) });
      } else if (mustWalk(node)) walk(node.children);
      else section?.nodes.push(node);
    }
  };
  walk(children);
  return sections.map(({ nodes, code, ...section }) => ({
    ...section,
    content: nodes.flatMap((node) => textOf([node]) || []).join(" "),
    code: code.join(" "),
  }));
}

/** Whether a node is or contains a heading, a code block or a live example. */
const mustWalk = (node: RootContent): boolean =>
  node.type === "element" &&
  (startsSection(node) || hasClass(node, "code-block") || hasClass(node, "live") || node.children.some(mustWalk));

function blockText(figure: Element): string {
  const [title, pre] = [childNamed(figure, "figcaption"), childNamed(figure, "pre")];
  return `${title ? plainText(title) : ""} ${pre ? plainText(pre) : ""}`.replace(/\s+/g, " ").trim();
}
