import type { Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail } from "../report.ts";

/** Remark plugin: renders the formulas of remark-math. */
export function maths() {
  return async (tree: Root, page: VFile) => {
    const formulas: { node: Formula; put: (replacement: object) => void }[] = [];
    visit(tree, (node, index, parent) => {
      const { type } = node as Node;
      if ((type !== "math" && type !== "inlineMath") || !parent || index === undefined) return;
      const put = (replacement: object) => {
        parent.children[index] = replacement as never;
      };
      formulas.push({ node: node as unknown as Formula, put });
    });
    for (const { node, put } of formulas) put(await showMath(node.value, node.type === "math", node, page));
  };
}

interface Formula extends Node {
  value: string;
}

/** Renders a formula as MathML, which needs no style sheet. Loads KaTeX on first use. */
export async function showMath(tex: string, isBlock: boolean, { position }: Node, page: VFile): Promise<object> {
  const { renderToString } = await import("katex");
  try {
    const html = renderToString(tex, { output: "mathml", displayMode: isBlock, strict: false });
    const { fromHtml } = await import("hast-util-from-html");
    const [span] = fromHtml(html, { fragment: true }).children;
    const hChildren = span?.type === "element" ? span.children : [];
    const hProperties = { className: isBlock ? "math math-block" : "math" };
    return { type: "siteMath", data: { hName: isBlock ? "div" : "span", hProperties, hChildren }, position };
  } catch (error) {
    fail(page, "maths", `formula: ${(error as Error).message.replace(/^KaTeX parse error: /, "")}`, position);
    return { type: "text", value: tex };
  }
}
