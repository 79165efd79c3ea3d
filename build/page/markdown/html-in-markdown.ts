import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";

/** Advice for a page with a `<head>`. */
export const headAdvice =
  "<head> is left out: the title, the description and the picture of a page are in its front matter";

/** Remark plugin for `.md` pages: reports what only MDX has, which would be shown as text or dropped by HTML parsers. */
export function htmlInMarkdown() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node) => {
      if (node.type === "html") {
        const body = node.value.replace(/<head\b[^>]*>[\s\S]*?<\/head>/i, "");
        if (body !== node.value) warn(page, "head", headAdvice, node.position);
        node.value = body;
        const component = /<([A-Z]\w*)/.exec(node.value.replace(/<!--[\s\S]*?-->/g, ""))?.[1];
        if (!component) return;
        fail(
          page,
          "mdx-in-md",
          `<${component}> is a component, which .md files cannot hold: rename it to .mdx`,
          node.position,
        );
        node.value = node.value.replace(/<\/?[A-Z][^>]*>/g, ""); // so that the rest of the page is checked
      }
      if (node.type !== "paragraph") return;
      const first = node.children[0];
      const statement =
        first?.type === "text" &&
        /^(import\s+[\w*{][^\n]*\sfrom\s+["']|import\s+["']|export\s+(?:const|function|default)\s)/.exec(first.value);
      if (!statement) return;
      fail(page, "mdx-in-md", "a .md file has no imports and exports: rename it to .mdx", node.position);
    });
  };
}
