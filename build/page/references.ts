import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Remark plugin: reports `[text][name]` and `[^1]` without a definition, which Markdown leaves as text. */
export function references() {
  return (tree: Root, vfile: VFile) => {
    visit(tree, "text", (node) => {
      const [found, name, note] = /\[[^\]\n]+\]\[([^\]\n]+)\]|\[\^([^\]\n]+)\]/.exec(node.value) ?? [];
      if (!found) return;
      const definition = note ? `[^${note}]: …` : `[${name}]: /docs/…`;
      vfile.message(`"${found}" refers to nothing: define it below with ${definition}`, node.position);
    });
  };
}
