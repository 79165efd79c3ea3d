import { expect, it } from "vitest";
import type { TreeNode } from "../../shared/page-data.ts";
import { leastHeight, markFarRuns } from "./far-runs.ts";

const run = (html: string): TreeNode => ["div", { className: "run", $html: html }];
const classOf = (node: TreeNode) => (typeof node === "string" ? undefined : node[1]?.className);
const tabs: TreeNode = ["Tabs", null, "many"];

it("counts the lines of code and of texts, at least one of each, and the space between them", () => {
  const high = (html: string) => leastHeight(html, "wide");
  expect(high(`<p>${"a".repeat(220)}</p>`)).toBe(14 + 45);
  expect(leastHeight(`<p>${"a".repeat(225)}</p>`, "narrow")).toBe(14 + 67.5);
  expect(leastHeight(`<p>${"a".repeat(226)}</p>`, "narrow")).toBe(14 + 90);
  expect(high("<ul><li>a <code>b</code></li><li><p>c</p></li></ul>")).toBe(14 + 45);
  expect(high("<table><tr><td>a</td><td>b</td></tr></table>")).toBe(14 + 16 + 22.5);
  expect(high('<pre><code><span class="t-keyword">const</span> a\nlet b\n</code></pre>')).toBe(46 + 44);
  expect(high('<pre><code><span class="line">a</span><span class="line marked">b</span></code></pre>')).toBe(46 + 44);
  expect(high('<img src="/a-picture-of-any-height.png"><hr>')).toBe(0);
});

it("does not count what is not seen, and of a live example not the code, which scrolls in it", () => {
  const high = (html: string) => leastHeight(html, "wide");
  expect(high("<details><summary>a</summary><p>b</p></details><svg><text>c</text></svg>")).toBe(0);
  expect(high('<figure class="live"><pre>a\nb</pre><figure><pre>c</pre></figure><img></figure>')).toBe(300);
});

it("marks a run with the highest of the windows that it is below for sure, and with that of the narrow ones", () => {
  const lines = (count: number) => run(`<pre><code>${"line\n".repeat(count)}</code></pre>`);
  const short = run("<h2>Title</h2>");
  const text = run(`<p>${"a".repeat(3300)}</p>`);
  const marked = markFarRuns([tabs, short, text, short, tabs, lines(12), lines(70), short]);
  expect(marked[0]).toBe(tabs);
  expect(marked[4]).toEqual(["div", { className: "far below-850 narrow-below-1000" }, tabs]);
  expect(marked.map(classOf)).toEqual([
    undefined,
    "run",
    "run",
    "run far below-850 narrow-below-1000",
    "far below-850 narrow-below-1000",
    "run far below-850 narrow-below-1000",
    "run far below-1000 narrow-below-1400",
    "run far below-1400 narrow-below-1400",
  ]);
});

it("marks what is below the upper part of every window, which slow machines lay out first", () => {
  const text = run(`<pre><code>${"line\n".repeat(6)}</code></pre>`);
  const marked = markFarRuns([text, text, tabs]);
  expect(marked.map(classOf)).toEqual(["run", "run far", "far"]);
});

it("keeps whatever else a run has", () => {
  const titled: TreeNode = ["div", { className: "run", $html: "<p>", title: "T" }];
  const [, far] = markFarRuns([run(`<pre>${"line\n".repeat(80)}</pre>`), titled]);
  expect(far).toEqual(["div", { className: "run far below-1400 narrow-below-1400", $html: "<p>", title: "T" }]);
});
