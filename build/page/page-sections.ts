import { unescapeHtml } from "../../shared/html-text.ts";
import type { CodeBlockProps } from "./components/code-block.ts";
import { textOf } from "./reading-text.ts";
import type { Json, TreeNode } from "./tree.ts";

export interface PageSection {
  /** Id of the heading; null above the first one. */
  anchor: string | null;
  /** 1 above the first heading, 2 for an `<h2>`. */
  level: number;
  heading: string;
  names: string[];
  content: string;
  code: string;
}

/** @param names other names by anchor; "" is the page itself */
export function pageSections(body: TreeNode[], names: Record<string, string[]> = {}): PageSection[] {
  const sections: (Omit<PageSection, "content" | "code"> & { nodes: TreeNode[]; code: string[] })[] = [];
  const begin = (anchor: string | null, level: number, heading: string) =>
    sections.push({ anchor, level, heading, names: names[anchor ?? ""] ?? [], nodes: [], code: [] });
  begin(null, 1, "");
  const walk = (nodes: TreeNode[]) => {
    for (const node of nodes) {
      const [tag, props, ...children] = typeof node === "string" ? ["", null] : node;
      const section = sections.at(-1);
      if (/^h[2-6]$/.test(tag) && typeof props?.id === "string") begin(props.id, Number(tag[1]), textOf(children));
      else if (tag === "CodeBlock") section?.code.push(codeOf(props as unknown as CodeBlockProps));
      else if (holdsSections(node)) {
        section?.nodes.push(...propTexts(props));
        walk(children);
      } else section?.nodes.push(...propTexts(props), node);
    }
  };
  walk(body);
  return sections.map(({ nodes, code, ...section }) => ({
    ...section,
    // Wrap each node, so that the words of adjacent blocks do not merge.
    content: textOf(nodes.map((node): TreeNode => (typeof node === "string" ? node : ["div", null, node]))),
    code: code.join(" "),
  }));
}

/** Whether a node contains a heading or a component, and so must be split. */
function holdsSections(node: TreeNode): boolean {
  if (typeof node === "string") return false;
  const [tag, , ...children] = node;
  if (/^[A-Z]/.test(tag)) return true;
  return children.some((child) => typeof child !== "string" && (/^h[2-6]$/.test(child[0]) || holdsSections(child)));
}

function propTexts(props: { [name: string]: Json } | null): TreeNode[] {
  return ["title", "label", "alt"].flatMap((name) => {
    const text = props?.[name];
    return typeof text === "string" ? [["div", null, text] as TreeNode] : [];
  });
}

function codeOf({ html, title }: CodeBlockProps): string {
  const code = unescapeHtml(html.replace(/<[^>]*>/g, ""));
  return `${title ?? ""} ${code}`.replace(/\s+/g, " ").trim();
}
