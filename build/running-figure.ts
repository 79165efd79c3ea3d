import type { TreeElement } from "../client/page-data.ts";

/** What a page shows of something that can be run in it. */
export interface RunningFigure {
  /** Classes besides `live`. */
  className?: string;
  /** Address of the document, with the site's base path. */
  address: string;
  title: string;
  /** Whether the document is the site's own code: otherwise it runs what readers type, and gets no rights of this origin. */
  isOurs: boolean;
  /** What is shown before it runs, and in print. */
  still: TreeElement;
}

/** A figure in which client/live/frames.ts puts the running document in the place of what was shown before. */
export function runningFigure({ className, address, title, isOurs, still }: RunningFigure): TreeElement {
  const alone = { href: address, target: "_blank", rel: "noopener", "data-alone": "" };
  const figure = {
    className: className ? `live ${className}` : "live",
    "data-live": address,
    "data-title": title,
    ...(isOurs && { "data-ours": "" }),
  };
  return [
    "figure",
    figure,
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
