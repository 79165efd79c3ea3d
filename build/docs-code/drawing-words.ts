import type { TreeNode } from "../page/tree.ts";
import { type Claims, wordsIn } from "./collect.ts";

/**
 * What the drawings of a page say: their text in code, which is set in the font of code, and the names in their
 * descriptions and captions. Their elements have no lines: the line is that of the first component which stands alone.
 * @param mdx the page's Markdown
 */
export function drawingWords(body: TreeNode[], mdx: string): Claims["words"] {
  const line = mdx.split("\n").findIndex((text) => /^<[A-Z]\w* \/>$/.test(text)) + 1;
  const wordsOf = (nodes: TreeNode[], inDrawing: boolean): Claims["words"] =>
    nodes.flatMap((node) => {
      if (typeof node === "string") return inDrawing ? wordsIn(node, line) : [];
      const [tag, props, ...children] = node;
      if (tag === "text" && props?.fontFamily === "var(--mono)") return [{ line, text: plain(children) }];
      const described = tag === "svg" ? wordsIn(String(props?.["aria-label"] ?? ""), line) : [];
      return [...described, ...wordsOf(children, inDrawing || tag === "svg" || tag === "figcaption")];
    });
  return wordsOf(body, false);
}

const plain = (nodes: TreeNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : plain(node.slice(2) as TreeNode[]))).join("");
