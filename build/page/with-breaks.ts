import type { TreeNode } from "./tree.ts";

/** Inserts `<wbr>` at zero-width matches of `places`, where browsers would not break a line. */
export function withBreaks(text: string, places: RegExp): TreeNode[] {
  return text.split(places).flatMap((part, index): TreeNode[] => (index === 0 ? [part] : [["wbr", null], part]));
}
