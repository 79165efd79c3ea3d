import { expect, it } from "vitest";
import type { TreeNode } from "../client/page-data.ts";
import { leastHeight, markFarRuns } from "./far-runs.ts";

const run = (html: string): TreeNode => ["div", { className: "run", $html: html }];
const classOf = (node: TreeNode) => (typeof node === "string" ? undefined : node[1]?.className);

it("counts the lines of code and the full lines of prose, and nothing else", () => {
  expect(leastHeight(`<p>${"a".repeat(220)}</p>`)).toBe(52);
  expect(leastHeight('<pre><code><span class="t-keyword">const</span> a\nlet b\n</code></pre>')).toBe(40);
  expect(leastHeight('<pre><code><span class="line">a</span><span class="line marked">b</span></code></pre>')).toBe(40);
  expect(leastHeight('<img src="/a-picture-of-any-height.png"><h2>Title</h2>')).toBe(0);
});

it("marks a run only when what is above it fills a window for sure", () => {
  const filling = run(`<pre><code>${"line\n".repeat(70)}</code></pre>`);
  const short = run("<h2>Title</h2>");
  const marked = markFarRuns([short, short, filling, ["Tabs", null, "many"], short, short]);
  expect(marked.map(classOf)).toEqual(["run", "run", "run", undefined, "run far", "run far"]);
});

it("keeps whatever else a run has", () => {
  const live: TreeNode = ["div", { className: "run", $html: "<p>", suppressHydrationWarning: true }];
  const [, far] = markFarRuns([run(`<pre>${"line\n".repeat(80)}</pre>`), live]);
  expect(far).toEqual(["div", { className: "run far", $html: "<p>", suppressHydrationWarning: true }]);
});
