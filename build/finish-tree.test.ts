import { expect, it } from "vitest";
import type { TreeNode } from "../client/page-data.ts";
import { finishTree } from "./finish-tree.ts";

const run = (html: string): TreeNode => ["div", { className: "run", $html: html }];

it("makes one run of HTML of everything between two components", () => {
  const tab: TreeNode = ["Tab", { label: "npm" }, ["p", null, "Use ", ["code", null, "npm"]], ["p", null, "twice"]];
  expect(
    finishTree([
      ["p", null, "a < b"],
      ["hr", null],
      ["Tabs", null, tab],
      ["p", null, "after"],
    ]),
  ).toEqual([
    run("<p>a &lt; b</p><hr/>"),
    ["Tabs", null, ["Tab", { label: "npm" }, run("<p>Use <code>npm</code></p><p>twice</p>")]],
    run("<p>after</p>"),
  ]);
});

it("keeps an element that holds a component as an element", () => {
  const card: TreeNode = ["Card", { title: "T", href: "/docs" }];
  expect(finishTree([["blockquote", null, ["p", null, "Text"], card]])).toEqual([
    ["blockquote", null, ["p", null, "Text"], ["Card", { title: "T", href: "/docs" }]],
  ]);
});

it("gives a heading a link to itself", () => {
  expect(finishTree([["h2", { id: "props" }, "Props"]])).toEqual([
    run('<h2 id="props">Props<a class="heading-anchor" href="#props" aria-label="Link to this section">#</a></h2>'),
  ]);
});

it("puts a table into a box that the keyboard can scroll", () => {
  expect(finishTree([["table", null, ["tbody", null, ["tr", null, ["td", null, "x"]]]]])).toEqual([
    run(
      '<section class="table-box" tabindex="0" aria-label="Table"><table><tbody><tr><td>x</td></tr></tbody></table></section>',
    ),
  ]);
});

it("shows a block of code with its title and a button that copies it, the code as it was highlighted", () => {
  const [block] = finishTree([
    ["CodeBlock", { html: '<span class="t-keyword">let</span>', language: "ts", title: "a.ts" }],
  ]);
  const html = String((block as [string, { $html: string }])[1].$html);
  expect(html).toContain("<figcaption>a.ts</figcaption>");
  expect(html).toContain('<pre tabindex="0"><code><span class="t-keyword">let</span></code></pre>');
  expect(html).toContain('<button type="button" class="copy" data-action="copy-code" aria-label="Copy the code">');
});
