import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type CodeBlockProps, codeBlock } from "../../client/mdx/code-block.ts";
import { withBase } from "../../shared/base-path.ts";
import type { Json, TreeElement, TreeNode } from "../../shared/page-data.ts";
import { breakLongCode } from "./code-in-cells.ts";
import { leastHeight } from "./far-runs.ts";
import { type LiveProps, liveFigure, type StepProps, stepFigure } from "./live-figure.ts";

/**
 * The tree of a page as it is served: links and pictures with the site's base path, headings that link to themselves,
 * tables in boxes that scroll, signatures told from text, and all that stands between two components as one run of HTML. A long page is thousands
 * of elements; React has to make, at the edge and again in each browser, only those that can ever change.
 */
export function finishTree(nodes: TreeNode[]): TreeNode[] {
  const finished: TreeNode[] = [];
  let run = "";
  let className = "run";
  let before: TreeNode = "";
  const endRun = (nextClassName = "run") => {
    if (run) finished.push(["div", { className, $html: run }]);
    run = "";
    className = nextClassName;
  };
  for (const node of nodes) {
    const next: TreeNode = typeof node === "string" ? node : finish(withSignature(node, before));
    if (isInert(next)) {
      // Runs are short, so that those below the window can be laid out later (build/page/far-runs.ts).
      if (next[0] === "h2" || next[0] === "h3") endRun();
      else if (canPart(before, next) && leastHeight(run, "wide") >= runHeight) endRun("run continued");
      run += toHtml([next]);
    } else {
      endRun();
      finished.push(next);
    }
    before = next;
  }
  endRun();
  return finished;
}

/** Pixels from which on a run is as long as it should be: more runs cost more than they save. */
const runHeight = 200;

/** Whether a run may end between two nodes: next to a heading, the space between them depends on both. */
function canPart(before: TreeNode, next: TreeNode): boolean {
  return [before, next].every((node) => typeof node !== "string" && !/^h\d$/.test(node[0]));
}

/** Tells apart what says how a function is called: code alone in a paragraph, right below a heading or another signature. */
function withSignature(node: TreeElement, before: TreeNode): TreeElement {
  const [tag, props, only, ...others] = node;
  const isCode = typeof only === "object" && only[0] === "code" && others.length === 0;
  const mayFollow = typeof before === "object" && (/^h\d$/.test(before[0]) || before[1]?.className === "signature");
  return tag === "p" && !props && isCode && mayFollow ? [tag, { className: "signature" }, only] : node;
}

function finish([tag, props, ...children]: TreeElement): TreeElement {
  if (tag === "Live") return liveFigure(props as unknown as LiveProps);
  if (tag === "LiveStep") return stepFigure(props as unknown as StepProps);
  if (tag === "CodeBlock") return codeBlock(props as unknown as CodeBlockProps);
  if (!props && isShortCode(tag, children)) return [tag, { className: "unbroken" }, ...children];
  const finishedProps = props && finishProps(props);
  // A component's children are grouped into runs like the page's own; an element's are a part of its HTML, if it is inert.
  if (/^[A-Z]/.test(tag)) return [tag, finishedProps, ...finishTree(children)];
  const parts = tag === "td" ? children.map(breakLongCode) : children;
  const finished: TreeElement = [
    tag,
    finishedProps,
    ...parts.map((child) => (typeof child === "string" ? child : finish(child))),
  ];
  if (/^h[2-6]$/.test(tag) && props?.id) finished.push(anchorTo(String(props.id)));
  // A group and not a section: a page may hold many tables, and each section with a name is a landmark.
  return tag === "table"
    ? ["div", { className: "table-box", tabIndex: 0, role: "group", "aria-label": "Table" }, finished]
    : finished;
}

const addresses = new Set(["href", "src", "poster", "data"]);

function finishProps(props: { [name: string]: Json }): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (addresses.has(name) && typeof value === "string") return [name, withBase(value)];
      if (name === "srcSet" && typeof value === "string") return [name, value.split(", ").map(withBase).join(", ")];
      const nodes = nodesIn(value);
      return [name, nodes ? { $nodes: finishTree(nodes) as Json[] } : value];
    }),
  );
}

/** Code in a sentence that would look like two pieces if a line broke in it: `<Editor />`, `npm run dev`. */
function isShortCode(tag: string, [text, ...others]: TreeNode[]): boolean {
  return tag === "code" && others.length === 0 && typeof text === "string" && text.length <= 16 && /[\s-]/.test(text);
}

function anchorTo(id: string): TreeElement {
  return ["a", { className: "heading-anchor", href: `#${id}`, "aria-label": "Link to this section" }, "#"];
}

function isInert(node: TreeNode): boolean {
  if (typeof node === "string") return true;
  const [tag, , ...children] = node;
  return /^[a-z]/.test(tag) && children.every(isInert);
}

function toHtml(nodes: TreeNode[]): string {
  return renderToStaticMarkup(createElement(Fragment, null, ...nodes.map(toReact)));
}

function toReact(node: TreeNode): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const { $html, ...others } = props ?? {};
  const html = $html === undefined ? {} : { dangerouslySetInnerHTML: { __html: $html } };
  return createElement(tag, { ...others, ...html }, ...children.map(toReact));
}

function nodesIn(value: Json): TreeNode[] | null {
  const isWrapper = typeof value === "object" && value !== null && !Array.isArray(value) && "$nodes" in value;
  return isWrapper ? (value.$nodes as TreeNode[]) : null;
}
