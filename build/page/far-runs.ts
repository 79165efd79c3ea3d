import type { TreeNode } from "../../shared/page-data.ts";

/** Heights of windows in pixels, as they stand with the narrow width in client/styles/far-below.css. */
const windowHeights = [1400, 1000, 850, 700];

/** Pixels. A slow machine lays out what is above this first; what is below it, in narrow windows at least, is `far`. */
const upperHalf = 350;

/** The characters of the longest line of prose, with room to spare, in windows below 480 px and above. */
const charactersOfLine = { narrow: 75, wide: 110 };
type Width = keyof typeof charactersOfLine;

/**
 * Marks the runs and components of a page that are below the window for sure when the page is opened, by the heights of the
 * windows that they are below: `below-850` is below each window of 850 px and less, `narrow-below-850` if it is narrow, too.
 * `far` have all of these, and what is in the lower half of a window.
 */
export function markFarRuns(nodes: TreeNode[]): TreeNode[] {
  const above = { narrow: titleHeight, wide: titleHeight };
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const [tag, props, ...children] = node;
    const far = ["far", mark("below", above.wide), mark("narrow-below", above.narrow)].filter(Boolean);
    const isFar = above.narrow >= upperHalf;
    const html = props?.$html;
    // Nobody knows here how high a component is. It is marked from outside: browsers take a frame or a ground that is drawn
    // around what is left out for something that moves.
    if (typeof html !== "string") return isFar ? ["div", { className: far.join(" ") }, node] : node;
    above.narrow += leastHeight(html, "narrow");
    above.wide += leastHeight(html, "wide");
    return isFar ? [tag, { ...props, className: [props?.className, ...far].join(" ") }, ...children] : node;
  });
}

function mark(name: string, above: number): string {
  const height = windowHeights.find((height) => above >= height);
  return height ? `${name}-${height}` : "";
}

/** What is not in the flow of the text, or not seen at first. */
const uncounted = /<(details|svg|button|noscript)\b.*?<\/\1>/gs;
/** A live example. Its height stands in client/styles/live.css, and does not depend on its code. */
const liveExample = /<figure class="live".*?<\/figure>/gs;
/** What has space above it or within it. The first text of an item of a list has not. */
const parted = /(?<!<li>)<(?<tag>p|pre|h[2-4]|[uo]l|table|tr)\b/g;
/** What a text, or a row of a table, begins or ends with. */
const blockTag = /<\/?(?:p|[uod]l|li|d[td]|table|tr|h[1-6]|div|section|figure|figcaption|blockquote|hr)\b[^>]*>/;

/** Pixels that HTML is high at least in its column, from the lines of its code and its texts: all else counts for nothing. */
export function leastHeight(html: string, width: Width): number {
  const seen = html.replace(uncounted, "").replace(liveExample, "<hr>");
  let height = (html.match(liveExample)?.length ?? 0) * liveHeight;
  for (const { groups } of seen.matchAll(parted)) height += spaceOf[groups?.tag ?? ""] ?? gap;
  const prose = seen.replace(/<pre[^>]*>(.*?)<\/pre>/gs, (_, code: string) => {
    const marked = code.split('<span class="line').length - 1;
    height += (marked || textOf(code).trimEnd().split("\n").length) * codeLine;
    return "";
  });
  for (const text of prose.split(blockTag).map(textOf)) {
    height += Math.ceil(text.trim().length / charactersOfLine[width]) * textLine;
  }
  return height;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

/** Pixels of the bar, the title and what is around it, above the text. */
const titleHeight = 190;
const liveHeight = 300;
/** Pixels: the least margin of an element, with the padding of code. A row has no margin, and more padding than that. */
const gap = 14;
const spaceOf: Readonly<Record<string, number>> = { pre: gap + 32, tr: 16 };
/** Pixels from one line to the next, in the smallest of the texts. */
const codeLine = 22;
const textLine = 22.5;
