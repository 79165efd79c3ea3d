import { createContext, type ReactNode, use } from "react";
import type { TreeNode } from "../page-data.ts";
import { revive } from "./revive.tsx";

/**
 * Whether only what a window can hold is to be shown for now. A long page takes a slow phone a tenth of a second to lay
 * out; after a click, its reader sees the beginning at once and the rest, below the window's edge, a frame later.
 */
export const BeginningOnly = createContext(false);

/** Characters of HTML that fill a high window. */
const windowful = 6000;

/** The content of a page, with what follows it. */
export function Body({ nodes, children }: { nodes: TreeNode[]; children: ReactNode }) {
  if (use(BeginningOnly)) return revive(nodes.slice(0, countBeginning(nodes)));
  return (
    <>
      {revive(nodes)}
      {children}
    </>
  );
}

function countBeginning(nodes: TreeNode[]): number {
  let length = 0;
  const end = nodes.findIndex((node) => {
    length += JSON.stringify(node).length;
    return length > windowful;
  });
  return end < 0 ? nodes.length : end + 1;
}
