import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { warn } from "../report.ts";

/**
 * Remark plugin: wraps each `{expression}` in a function inside an element. Its errors then have a source position, and the
 * rest of the page is still checked. Warns about `{1, 2}`, which shows only the last value.
 */
export function expressions() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
      const statement = node.data?.estree?.body[0];
      if (!parent || index === undefined || statement?.type !== "ExpressionStatement") return;
      if (statement.expression.type === "SequenceExpression") {
        const message = `{${node.value}} shows only its last value: in prose, write \\{ and \\}, or put it in backticks`;
        warn(page, "expression-list", message, node.position);
      }
      const type = node.type === "mdxFlowExpression" ? "mdxJsxFlowElement" : "mdxJsxTextElement";
      const { position } = node;
      const awaits = /\bawait\b/.test(node.value);
      const { expression: body } = statement;
      if (!awaits) statement.expression = { type: "ArrowFunctionExpression", expression: true, params: [], body };
      const name = awaits ? null : "site-expression";
      const element = { type, name, attributes: [], children: [node], position };
      parent.children[index] = element as unknown as MdxJsxFlowElement & MdxJsxTextElement;
      return SKIP;
    });
  };
}
