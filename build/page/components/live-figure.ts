import { withBase } from "browser/base-path.ts";
import { playgroundPath } from "browser/names.ts";
import { liveExamplePath } from "playground/names.ts";
import type { TreeElement } from "../tree.ts";
import { codeBlock } from "./code-block.ts";

/** Props of `<LiveStep>`: authors set the first two, build/page/inspect-live.ts the others. */
export interface StepProps {
  /** Name of a file in `content/live/`, or of an example's step (`basic/step-1`). */
  example: string;
  title: string;
  picture: string;
  /** The picture's size in device pixels, two per CSS pixel. */
  width: number;
  height: number;
}

export interface LiveProps extends StepProps {
  html: string;
}

/** A live example before it runs, and without JavaScript: its source and a picture of its canvas. */
export function liveFigure(props: LiveProps): TreeElement {
  const code = codeBlock({ html: props.html });
  const still: TreeElement = ["div", { className: "live-still live-parts" }, code, pictureOf(props, "canvas")];
  const playground = `${withBase(playgroundPath)}#template=live/${props.example}`;
  return figure("live", liveExamplePath(props.example), props.title, { playground }, still);
}

/** Minimum picture heights of the middle and large frames, in CSS pixels (client/styles/live-step.css). */
const heights = { middle: 300, large: 500 };

/** Renders the editor as of a tutorial step: a picture until it runs. */
export function stepFigure(props: StepProps): TreeElement {
  const height = props.height / 2;
  const size = height > heights.large ? "large" : height > heights.middle ? "middle" : "small";
  const still: TreeElement = ["div", { className: "live-still live-picture" }, pictureOf(props, "editor")];
  return figure(`live live-step live-${size}`, `/examples/${props.example}`, props.title, {}, still);
}

function pictureOf({ title, picture, width, height }: StepProps, subject: string): TreeElement {
  const alt = `${title}: the ${subject} as it looks at first`;
  return ["img", { src: withBase(picture), alt, width: width / 2, height: height / 2, loading: "lazy" }];
}

/**
 * A figure whose content packages/playground/live/frames.ts replaces with the running document.
 * @param playground where the example can be edited at full size; absent for the site's own code. Other documents run
 *   what readers type, without rights of this origin
 */
function figure(
  className: string,
  path: string,
  title: string,
  { playground }: { playground?: string },
  still: TreeElement,
): TreeElement {
  const address = withBase(path);
  const alone = { href: address, target: "_blank", rel: "noopener", "data-alone": "" };
  return [
    "figure",
    { className, "data-live": address, "data-title": title, ...(playground ? {} : { "data-ours": "" }) },
    [
      "figcaption",
      null,
      ["span", { className: "live-title" }, title],
      ["button", { type: "button", "data-run": "" }, "Run this example"],
      playground ? ["a", { href: playground, "data-playground": "" }, "Open in the playground"] : "",
      ["a", alone, "Open alone", ["span", { className: "sr-only" }, " in a new tab"]],
    ],
    ["div", { className: "live-body" }, still],
  ];
}
