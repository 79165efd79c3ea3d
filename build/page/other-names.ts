import type { Heading, Node, Parent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Other names of a section: words by which readers look for it, though its text has others. */
export interface OtherNames {
  /** The section's heading; null for the page itself. */
  heading: Heading | null;
  names: string[];
}

/** The comment in MDX and in Markdown. */
const directive = /^(?:\/\*|<!--)\s*also:([\s\S]*?)(?:\*\/|-->)$/i;

/** Nodes that may precede the other names of a page: imports and other comments. */
const unseen = ["mdxjsEsm", "mdxFlowExpression", "html"];

/**
 * Remark plugin: takes the comments `also: popup, modal` out of a page and adds them to `found`. Reports a comment that
 * does not directly follow a heading or begin the page.
 */
export function otherNames({ found }: { found: OtherNames[] }) {
  return (tree: Root, vfile: VFile) => {
    const directives: [Parent, Node][] = [];
    visit(tree, (node, index, parent) => {
      const list = listOf(node);
      if (list === undefined || !parent || index === undefined) return;
      const report = (message: string) => vfile.message(`other names: ${message}`, node.position);
      const heading = headingBefore(parent, index);
      const names = list.split(",").map((name) => name.replace(/\s+/g, " ").trim());
      if (heading === undefined) report("put them on a separate line below a heading, or at the page's top");
      else if (names.includes("")) report("write also: and names with commas between them");
      else if (found.some((other) => other.heading === heading)) report("the section has some already: join the lists");
      else found.push({ heading, names });
      directives.push([parent, node]);
    });
    for (const [parent, node] of directives) parent.children.splice(parent.children.indexOf(node as never), 1);
  };
}

function listOf(node: Node): string | undefined {
  const isComment = ["mdxFlowExpression", "mdxTextExpression", "html"].includes(node.type);
  return isComment && "value" in node ? directive.exec(String(node.value).trim())?.[1] : undefined;
}

/** Undefined if there is text between the heading and the child. */
function headingBefore({ type, children }: Parent, index: number): Heading | null | undefined {
  const before = children.slice(0, index).findLast((child) => !unseen.includes(child.type));
  if (before?.type === "heading") return before;
  return type === "root" && !before ? null : undefined;
}
