import type { TreeNode } from "./tree.ts";
import { withBreaks } from "./with-breaks.ts";

/** Code of at least this many characters takes a third of a phone's width or more. */
const long = 17;

/** After an opening bracket or a folder, and before a member name. */
const betweenParts = /(?<=\((?!…?\))|\w\/)|(?<=[\w)\]])(?=\.[a-z_])/i;

/** Adds `<wbr>` to long code in table cells, for phones; client/styles/table.css disables it in wide viewports. */
export function breakLongCode(node: TreeNode): TreeNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const [text] = children;
  if (tag === "code" && children.length === 1 && typeof text === "string" && text.length >= long) {
    return [tag, props, ...withBreaks(text, betweenParts)];
  }
  return [tag, props, ...children.map(breakLongCode)];
}
