import type { Paragraph, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { blockedAdvice, isSetup, setupAdvice } from "../html-elements.ts";
import { fail, warn } from "../report.ts";

/** Elements that contain text, not blocks. MDX wraps the text in a paragraph if it is on a separate line. */
const textBlocks = new Set("p h1 h2 h3 h4 h5 h6 summary dt figcaption caption legend label button".split(" "));

/** Remark plugin: removes raw HTML, and unwraps paragraphs in elements that cannot contain them. */
export function htmlInMdx() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "html") {
        const raw = /^<(script|style)/i.exec(node.value)?.[1];
        const rest = node.value.replace(/<!--[\s\S]*?-->/g, "").trim();
        if (isSetup(node.value)) warn(page, "script-setup", setupAdvice, node.position);
        else if (raw) fail(page, "script", blockedAdvice(raw), node.position);
        else if (rest) fail(page, "comment", `"${rest}" follows a comment: put it on a separate line`, node.position);
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== "mdxJsxFlowElement") return;
      if (textBlocks.has(node.name ?? "")) node.children = node.children.flatMap(unwrapped) as typeof node.children;
      if (node.name === "details") node.children = node.children.flatMap(withSummary) as typeof node.children;
    });
  };
}

const unwrapped = (node: RootContent): RootContent[] => (node.type === "paragraph" ? node.children : [node]);

/** MDX wraps `<summary>` and text on the next line in one paragraph. */
function withSummary(node: RootContent): RootContent[] {
  if (node.type !== "paragraph") return [node];
  const at = node.children.findIndex((child) => child.type === "mdxJsxTextElement" && child.name === "summary");
  if (at < 0) return [node];
  const part = (children: Paragraph["children"]): Paragraph[] =>
    children.some((child) => child.type !== "text" || child.value.trim()) ? [{ ...node, children }] : [];
  return [...part(node.children.slice(0, at)), node.children[at] as RootContent, ...part(node.children.slice(at + 1))];
}
