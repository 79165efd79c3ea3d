import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";

export const headAdvice = "<head> is ignored: set the title, description and picture of a page in its front matter";

/** Remark plugin for `.md` pages: reports MDX syntax, which would be shown as text or dropped by the HTML parser. */
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
          `<${component}> is a component, which .md files don't support: rename the file to .mdx`,
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
      fail(page, "mdx-in-md", ".md files don't support imports and exports: rename the file to .mdx", node.position);
    });
  };
}
