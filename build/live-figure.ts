import { withBase } from "../client/base-path.ts";
import { codeBlock } from "../client/mdx/code-block.ts";
import type { TreeElement } from "../client/page-data.ts";
import { liveExamplePath } from "../client/wire-names.ts";
import { runningFigure } from "./running-figure.ts";

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

/** What a live example is before it runs, and for readers without JavaScript: its source, and a picture of what it shows. */
export function liveFigure({ example, title, html, picture, width, height }: LiveProps): TreeElement {
  const image = {
    src: withBase(picture),
    alt: `${title}: the canvas as it looks at first`,
    width: width / 2,
    height: height / 2,
    loading: "lazy",
  };
  const still: TreeElement = [
    "div",
    { className: "live-still live-parts" },
    codeBlock({ html, language: "tsx" }),
    ["img", image],
  ];
  return runningFigure({ address: withBase(liveExamplePath(example)), title, isOurs: false, still });
}
