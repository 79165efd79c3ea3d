import { withBase } from "../client/base-path.ts";
import type { TreeElement } from "../client/page-data.ts";
import { runningFigure } from "./running-figure.ts";

/** A `<LiveStep>` of a page: its author gives the first two, build/inspect-step.ts the others. */
export interface StepProps {
  /** The step, as its address ends: `basic/step-1`. */
  example: string;
  /** What the step has come to. */
  title: string;
  /** Path of the picture of the editor. */
  picture: string;
  /** The picture's size in pixels: it is taken at two for each of CSS. */
  width: number;
  height: number;
}

/** CSS pixels of a picture from which on its frame is of the middle size, and of the largest one (client/styles/live.css). */
const heights = { middle: 300, large: 500 };

/** The editor as it is after a step of a tutorial: a picture of it, until it runs. */
export function stepFigure({ example, title, picture, width, height }: StepProps): TreeElement {
  const image = {
    src: withBase(picture),
    alt: `${title}: the editor as it looks at first`,
    width: width / 2,
    height: height / 2,
    loading: "lazy",
  };
  const size = height / 2 > heights.large ? "large" : height / 2 > heights.middle ? "middle" : "small";
  return runningFigure({
    className: `live-step live-${size}`,
    address: withBase(`/examples/${example}`),
    title,
    isOurs: true,
    still: ["div", { className: "live-still live-picture" }, ["img", image]],
  });
}
