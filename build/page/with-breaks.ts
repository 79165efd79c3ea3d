import type { TreeNode } from "./tree.ts";

/** A text where a line may break at these places, which are between two characters: browsers do not break there by themselves. */
export function withBreaks(text: string, places: RegExp): TreeNode[] {
  return text.split(places).flatMap((part, index): TreeNode[] => (index === 0 ? [part] : [["wbr", null], part]));
}
