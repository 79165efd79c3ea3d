import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";

/** Longest lead in characters: in its larger type, more would fill a phone's first screen. */
const most = 180;

/** Nodes that render nothing before the first paragraph: imports and comments. */
const unseen = new Set(["mdxjsEsm", "mdxFlowExpression"]);

/** Remark plugin: reports a lead, the first paragraph, that is too long. */
export function leadLength() {
  return (tree: Root, vfile: VFile) => {
    const lead = tree.children.find(({ type }) => !unseen.has(type));
    if (lead?.type !== "paragraph") return;
    const { length } = textOf(lead).replace(/\s+/g, " ");
    if (length <= most) return;
    const advice =
      "Split the first paragraph: one sentence, or two short ones, that say what the page is about, then a blank line";
    vfile.message(`the page's lead has ${length} characters, and may have ${most}. ${advice}`, lead.position);
  };
}
