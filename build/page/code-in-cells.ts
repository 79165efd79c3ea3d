import type { TreeNode } from "./tree.ts";
import { withBreaks } from "./with-breaks.ts";

/** Characters from which on code takes a third of a phone's window and more. */
const long = 17;

/** After a bracket that opens, after a folder, and before the name of a member: where one would break the code by hand. */
const betweenParts = /(?<=\((?!…?\))|\w\/)|(?<=[\w)\]])(?=\.[a-z_])/i;

/**
 * What is in a table's cell, with places in long code where a line may break: `store.subscribe(collector)` would make its
 * column as wide as a phone's window, and what it means would be out of view. In wide windows they are not there
 * (client/styles/table.css).
 */
export function breakLongCode(node: TreeNode): TreeNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const [text] = children;
  if (tag === "code" && children.length === 1 && typeof text === "string" && text.length >= long) {
    return [tag, props, ...withBreaks(text, betweenParts)];
  }
  return [tag, props, ...children.map(breakLongCode)];
}
