import { iconPaths } from "../../../client/components/icon-paths.ts";
import type { TreeElement } from "../tree.ts";
import { withBreaks } from "../with-breaks.ts";

/** Break opportunities in titles: browsers would break file names in the middle. */
const afterFolder = /(?<=\/)/;

export interface CodeBlockProps {
  html: string;
  /** For the page's Markdown. */
  language?: string;
  title?: string;
  lineNumbers?: string;
}

/** Renders a code block. packages/browser/copy.ts handles its copy button, without React. */
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
    // Scrollable boxes must be focusable (WCAG 2.1.1); client/start/scroll-boxes.ts unsets it if nothing scrolls.
    ["pre", { tabIndex: 0 }, ["code", { $html: html }]],
    ["button", { type: "button", className: "copy", "data-action": "copy-code", "aria-label": "Copy the code" }, icon],
  ];
}
