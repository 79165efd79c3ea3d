import type { Heading, Node, Parent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { PageFile } from "../page.ts";
import { fail } from "../report.ts";

/** Matches `also: …` in an MDX or HTML comment. */
const directive = /^(?:\/\*|<!--)\s*also:([\s\S]*?)(?:\*\/|-->)$/i;

/** Nodes that may precede the other names of a page: imports and other comments. */
const skippedTypes = ["mdxjsEsm", "mdxFlowExpression", "html"];

/**
 * Remark plugin: moves names in comments such as `also: popup, modal` to the attribute `data-also` of their section's heading, or
 * to the page's facts. Reports a comment that neither follows a heading directly nor begins the page.
 */
export function otherNames() {
  return (tree: Root, page: PageFile) => {
    const named = new Set<Heading | null>();
    visit(tree, (node, index, parent) => {
      const list = listOf(node);
      if (list === undefined || !parent || index === undefined) return;
      const report = (message: string) => fail(page, "other-names", `other names: ${message}`, node.position);
      const heading = headingBefore(parent, index);
      const names = list.split(",").map((name) => name.replace(/\s+/g, " ").trim());
      if (heading === undefined)
        report("put them on a separate line directly below a heading, or at the top of the page");
      else if (names.includes("")) report("write names after “also:”, separated by commas");
      else if (named.has(heading)) report("the section already has such a list: merge them");
      else if (heading === null) page.facts.otherNames.push(...names);
      else heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, dataAlso: names.join(",") } };
      if (heading !== undefined) named.add(heading);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function listOf(node: Node): string | undefined {
  const isComment = ["mdxFlowExpression", "mdxTextExpression", "html"].includes(node.type);
  return isComment && "value" in node ? directive.exec(String(node.value).trim())?.[1] : undefined;
}

/** The heading directly before a child; null at the beginning of the page, undefined otherwise. */
function headingBefore({ type, children }: Parent, index: number): Heading | null | undefined {
  const before = children.slice(0, index).findLast((child) => !skippedTypes.includes(child.type));
  if (before?.type === "heading") return before;
  return type === "root" && !before ? null : undefined;
}
