import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";

/** Remark plugin: wraps each `{expression}` in a fragment, as only elements have a position for error messages. */
export function expressionPlaces() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
      if (!parent || index === undefined || !node.data?.estree?.body.length) return;
      const type = node.type === "mdxFlowExpression" ? "mdxJsxFlowElement" : "mdxJsxTextElement";
      const { position } = node;
      const fragment = { type, name: null, attributes: [], children: [node], position };
      parent.children[index] = fragment as unknown as MdxJsxFlowElement & MdxJsxTextElement;
      return SKIP;
    });
  };
}
