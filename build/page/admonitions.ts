import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../base/problems.ts";
import { mdxElement } from "./mdx-element.ts";

const titles: Record<string, string> = { note: "Note", tip: "Tip", info: "Info", warning: "Warning", danger: "Danger" };

/** Remark plugin: `:::note[Title]` … `:::` is a titled box. Other directives (`10:30`, `a ::b`) become text again. */
export function admonitions() {
  return (tree: Root, vfile: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "containerDirective") {
        parent.children[index] = admonition(node, enclosingLine(parent), vfile) as never;
        // Revisit this index: the children are visited in the replacement only.
        return [SKIP, index];
      }
      if (node.type === "textDirective" || node.type === "leafDirective") {
        parent.children[index] = backToText(node, vfile) as never;
      }
      if (node.type === "paragraph") reportStrayFence(node, vfile);
    });
  };
}

function admonition(node: ContainerDirective, outerLine: number | undefined, vfile: VFile): RootContent {
  const kinds = Object.keys(titles);
  if (!kinds.includes(node.name)) {
    const hint = didYouMean(node.name, kinds) || ` Wanted one of ${kinds.join(", ")}.`;
    vfile.message(`no admonition ":::${node.name}".${hint}`, node.position);
  }
  const lines = String(vfile.value).slice(node.position?.start.offset, node.position?.end.offset).split("\n");
  if (lines.length < 2 || !/^[\s>]*:::+\s*$/.test(lines.at(-1) ?? "")) {
    const advice = outerLine
      ? `the next ::: ended the admonition of line ${outerLine}, which it stands in. Close that one first, or give it more colons`
      : "end it with ::: on a line of its own";
    vfile.message(`":::${node.name}" is never closed: ${advice}`, node.position);
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    vfile.message(
      `":::${node.name}" takes no {attributes}: a title stands in brackets, :::${node.name}[…]`,
      node.position,
    );
  }
  const first = node.children[0];
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  const titleText = { type: "text" as const, value: titles[node.name] ?? node.name };
  const title = mdxElement("p", { className: "admonition-title" }, node.position, label?.children ?? [titleText]);
  const body = label ? node.children.slice(1) : node.children;
  return mdxElement("div", { className: `admonition ${node.name}`, role: "note" }, node.position, [title, ...body]);
}

/** Line of the enclosing admonition, if any. */
function enclosingLine(parent: Node): number | undefined {
  const { attributes, position } = parent as Partial<MdxJsxFlowElement>;
  return String(attributes?.[0]?.value).startsWith("admonition ") ? position?.start.line : undefined;
}

function backToText(node: TextDirective | LeafDirective, vfile: VFile): RootContent | PhrasingContent {
  const { start, end } = node.position ?? {};
  const value = String(vfile.value).slice(start?.offset, end?.offset);
  const text = { type: "text" as const, value };
  return node.type === "leafDirective" ? { type: "paragraph", children: [text] } : text;
}

/** A stray `:::` is shown as three colons; most often a title lacks its brackets. */
function reportStrayFence(node: Paragraph, vfile: VFile): void {
  const first = node.children[0];
  const fence = first?.type === "text" ? /^:::+([ \t]*)(\w*)[ \t]*(.*)/.exec(first.value) : null;
  if (!fence) return;
  const [, space = "", name = "", rest = ""] = fence;
  const advice =
    name && (rest || space)
      ? ` Write it without a space, and a title in brackets: :::${name}${rest && `[${rest}]`}`
      : " Close it with ::: on a line of its own.";
  vfile.message(`":::" does not open an admonition here.${advice}`, node.position);
}
