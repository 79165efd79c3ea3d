import { iconPaths } from "../../../client/components/icon-paths.ts";
import type { TreeElement } from "../tree.ts";
import { withBreaks } from "../with-breaks.ts";

/** Where a title may break: else browsers break in the middle of a file's name. */
const afterFolder = /(?<=\/)/;

export interface CodeBlockProps {
  /** The code as HTML, highlighted at build time. */
  html: string;
  title?: string;
  /** Present when the lines are numbered. */
  lineNumbers?: string;
}

/** A block of code. It needs no React: client/start/copy.ts copies its text when the button is pressed. */
export function codeBlock({ html, title, lineNumbers }: CodeBlockProps): TreeElement {
  const className = lineNumbers ? "code-block with-line-numbers" : "code-block";
  const icon: TreeElement = [
    "svg",
    { className: "icon icon-copy", viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" },
    ["path", { d: iconPaths.copy }],
  ];
  return [
    "figure",
    { className },
    ...(title ? ([["figcaption", null, ...withBreaks(title, afterFolder)]] as TreeElement[]) : []),
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1). One that does not is no stop (client/start/scroll-boxes.ts).
    ["pre", { tabIndex: 0 }, ["code", { $html: html }]],
    ["button", { type: "button", className: "copy", "data-action": "copy-code", "aria-label": "Copy the code" }, icon],
  ];
}
