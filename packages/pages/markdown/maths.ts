import { createRequire } from "node:module";
import { fromHtml } from "hast-util-from-html";
import type { Construct, Extension } from "micromark-util-types";
import remarkMath, { type Options } from "remark-math";
import type { Processor } from "unified";
import type { Node } from "unist";
import type { VFile } from "vfile";
import { lineThat, unless } from "../peek-line.ts";
import { fail } from "../report.ts";

const require = createRequire(import.meta.url);
const dollar = 36;

/** Remark plugin: formulas as in remark-math, which would drop text after `$$` in the first line of a block. */
export function mathSyntax(this: Processor, options: Options): void {
  remarkMath.call(this as never, options);
  const { micromarkExtensions } = this.data() as { micromarkExtensions: Extension[] };
  const { flow = {} } = micromarkExtensions.at(-1) ?? {};
  const textAfter = lineThat((line) => !/^\$+\s*$/.test(line));
  flow[dollar] = unless(textAfter, flow[dollar] as Construct);
}

/** Renders a formula as MathML, which needs no style sheet. Loads KaTeX on first use. */
export function showMath(tex: string, isBlock: boolean, { position }: Node, page: VFile): object {
  const { renderToString }: typeof import("katex") = require("katex");
  try {
    const html = renderToString(tex, { output: "mathml", displayMode: isBlock, strict: false });
    const [span] = fromHtml(html, { fragment: true }).children;
    const hChildren = span?.type === "element" ? span.children : [];
    const hProperties = { className: isBlock ? "math math-block" : "math" };
    return { type: "siteMath", data: { hName: isBlock ? "div" : "span", hProperties, hChildren }, position };
  } catch (error) {
    const reason = (error as Error).message.replace(/^KaTeX parse error: /, "").replace(/\s+/g, " ");
    fail(page, "maths", `formula: ${reason}`, position);
    return { type: "inlineCode", value: tex, position }; // in which ./leftover-marks.ts finds nothing
  }
}
