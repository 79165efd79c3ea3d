import { withBase } from "../../../shared/base-path.ts";
import { liveExamplePath } from "../../../shared/wire-names.ts";
import type { TreeElement } from "../tree.ts";
import { codeBlock } from "./code-block.ts";

/** A `<LiveStep>` of a page: its author gives the first two, build/page/inspect-live.ts the others. */
export interface StepProps {
  /** The name of what runs: of a file in `content/live/`, or of an example's step (`basic/step-1`). */
  example: string;
  /** What it shows. */
  title: string;
  /** Path of a picture of what is seen at first. */
  picture: string;
  /** The picture's size in pixels: it is taken at two for each of CSS. */
  width: number;
  height: number;
}

/** A `<Live>`. */
export interface LiveProps extends StepProps {
  /** The source as HTML, highlighted. */
  html: string;
}

/** What a live example is before it runs, and for readers without JavaScript: its source, and a picture of what it shows. */
export function liveFigure(props: LiveProps): TreeElement {
  const code = codeBlock({ html: props.html });
  const still: TreeElement = ["div", { className: "live-still live-parts" }, code, pictureOf(props, "canvas")];
  return figure("live", liveExamplePath(props.example), props.title, {}, still);
}

/** CSS pixels of a picture from which on its frame is of the middle size, and of the largest one (client/styles/live-step.css). */
const heights = { middle: 300, large: 500 };

/** The editor as it is after a step of a tutorial: a picture of it, until it runs. It is the site's own code. */
export function stepFigure(props: StepProps): TreeElement {
  const height = props.height / 2;
  const size = height > heights.large ? "large" : height > heights.middle ? "middle" : "small";
  const still: TreeElement = ["div", { className: "live-still live-picture" }, pictureOf(props, "editor")];
  return figure(`live live-step live-${size}`, `/examples/${props.example}`, props.title, { "data-ours": "" }, still);
}

function pictureOf({ title, picture, width, height }: StepProps, subject: string): TreeElement {
  const alt = `${title}: the ${subject} as it looks at first`;
  return ["img", { src: withBase(picture), alt, width: width / 2, height: height / 2, loading: "lazy" }];
}

/**
 * A figure in which client/live/frames.ts puts the running document in the place of what was shown before.
 * @param path of the document
 * @param rights `data-ours` where the document is the site's own code: any other runs what readers type, and gets no rights
 *   of this origin
 * @param still what is shown before it runs, and in print
 */
function figure(
  className: string,
  path: string,
  title: string,
  rights: { "data-ours"?: "" },
  still: TreeElement,
): TreeElement {
  const address = withBase(path);
  const alone = { href: address, target: "_blank", rel: "noopener", "data-alone": "" };
  return [
    "figure",
    { className, "data-live": address, "data-title": title, ...rights },
    [
      "figcaption",
      null,
      ["span", { className: "live-title" }, title],
      ["button", { type: "button", "data-run": "" }, "Run this example"],
      ["a", alone, "Open alone", ["span", { className: "sr-only" }, " in a new tab"]],
    ],
    ["div", { className: "live-body" }, still],
  ];
}
