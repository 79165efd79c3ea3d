import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";

/** Characters of a lead. It is set larger than other text: with more of them, it would fill the first screen of a phone. */
const most = 180;

/** What may stand before a page's first paragraph without being shown: imports and comments. */
const unseen = new Set(["mdxjsEsm", "mdxFlowExpression"]);

/** Remark plugin: reports a lead, the paragraph that a page begins with, that is too long to be taken in at a glance. */
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
