import type { TreeNode } from "../client/page-data.ts";

/**
 * Pixels of content above a run from which on it is below the window for sure: client/styles/far-below.css asks for the
 * same height. A run that is laid out late where it can be seen would push what follows it about.
 */
const windowHeight = 1400;

/** Marks the runs of a page that lie far below the window when the page is opened. */
export function markFarRuns(nodes: TreeNode[]): TreeNode[] {
  let above = 0;
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const [tag, props, ...children] = node;
    const html = props?.$html;
    if (typeof html !== "string") return node; // a component: nobody knows here how high it is
    const marked: TreeNode = above < windowHeight ? node : [tag, { ...props, className: "run far" }, ...children];
    above += leastHeight(html);
    return marked;
  });
}

/** Pixels that HTML is high at least, in the widest column: what is not text counts for nothing. */
export function leastHeight(html: string): number {
  const textOf = (part: string) => part.replace(/<[^>]*>/g, "");
  let height = 0;
  const prose = html.replace(/<pre[^>]*>(.*?)<\/pre>/gs, (_, code: string) => {
    const marked = code.split('<span class="line').length - 1;
    height += (marked || textOf(code).trimEnd().split("\n").length) * codeLine;
    return "";
  });
  return height + Math.floor(textOf(prose).length / charactersOfLine) * textLine;
}

/** Pixels from one line to the next, and the characters of the longest line of prose, with room to spare. */
const codeLine = 20;
const textLine = 26;
const charactersOfLine = 110;
