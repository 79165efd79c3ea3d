import { withBase } from "../client/base-path.ts";
import { codeBlock } from "../client/mdx/code-block.ts";
import type { TreeElement } from "../client/page-data.ts";
import { liveExamplePath } from "../client/wire-names.ts";

/** A `<Live>` of a page: its author gives the first two, build/inspect-live.ts the others. */
export interface LiveProps {
  /** Name of the file in `content/live/` that holds the source. */
  example: string;
  /** What the example shows. */
  title: string;
  /** The source as HTML, highlighted. */
  html: string;
  /** Path of the picture of the canvas. */
  picture: string;
  /** The picture's size in pixels: it is taken at two for each of CSS. */
  width: number;
  height: number;
}

/**
 * What a live example is before it runs, and for readers without JavaScript: its source, and a picture of what it shows.
 * client/live/frames.ts puts the running example in its place.
 */
export function liveFigure({ example, title, html, picture, width, height }: LiveProps): TreeElement {
  const address = withBase(liveExamplePath(example));
  const alone = { href: address, target: "_blank", rel: "noopener", "data-alone": "" };
  const image = {
    src: withBase(picture),
    alt: `${title}: the canvas as it looks at first`,
    width: width / 2,
    height: height / 2,
    loading: "lazy",
  };
  return [
    "figure",
    { className: "live", "data-live": address, "data-title": title },
    [
      "figcaption",
      null,
      ["span", { className: "live-title" }, title],
      ["button", { type: "button", "data-run": "" }, "Run this example"],
      ["a", alone, "Open alone", ["span", { className: "sr-only" }, " in a new tab"]],
    ],
    [
      "div",
      { className: "live-body" },
      ["div", { className: "live-still" }, codeBlock({ html, language: "tsx" }), ["img", image]],
    ],
  ];
}
