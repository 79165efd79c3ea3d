import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { contentHtml } from "./content-html.ts";
import type { TreeNode } from "./tree.ts";

const code = (text: string): TreeNode => ["code", null, text];
const p = (...children: TreeNode[]): TreeNode => ["p", null, ...children];
const table = (cell: TreeNode): TreeNode => ["table", null, ["tbody", null, ["tr", null, ["td", null, cell]]]];
const tab = (label: string, open: boolean): TreeNode => ["Tab", { label, name: "tabs-1", open }, p(label)];
const card: TreeNode = ["Card", { title: "Nodes & more", href: "/docs" }, "What they ", ["em", null, "are"]];

it.each<[what: string, tree: TreeNode[], html: string]>([
  ["nothing", [], ""],
  ["text that looks like HTML", ["a < b & ", "<b>x</b>"], "a &lt; b &amp; &lt;b&gt;x&lt;/b&gt;"],
  [
    "elements with props and children",
    [["p", { id: "x", className: "lead", title: 'a "b"' }, "See ", ["em", null, "this"], ["br", null], "."], "\n"],
    '<p id="x" class="lead" title="a &quot;b&quot;">See <em>this</em><br/>.</p>\n',
  ],
  [
    "props that are true, false or null",
    [["input", { type: "checkbox", checked: true, readOnly: true, disabled: false, tabIndex: 0, title: null }]],
    '<input type="checkbox" readOnly="" tabindex="0" checked=""/>',
  ],
  [
    "a picture, which React would ask for ahead of the first paragraph",
    [p("Text"), ["img", { src: "/a.png", alt: "A", loading: "eager" }]],
    '<p>Text</p><img src="/a.png" alt="A" loading="eager"/>',
  ],
  [
    "headings, of which each h2 and h3 of the page begins a section",
    [
      p("a"),
      ["h2", null, "A"],
      ["h3", null, "B"],
      ["blockquote", null, ["h2", null, "quoted"], "b"],
      ["h2", null, "C"],
    ],
    "<p>a</p><section><h2>A</h2></section><section><h3>B</h3><blockquote><h2>quoted</h2>b</blockquote></section><section><h2>C</h2></section>",
  ],
  [
    "a heading with an id, which links to itself",
    [["h3", { id: "props" }, "Props"]],
    '<section><h3 id="props">Props<a class="heading-anchor" href="#props" aria-label="Link to this section"></a></h3></section>',
  ],
  [
    "short code with a space in it",
    [code("<Editor />")],
    '<code translate="no" class="unbroken">&lt;Editor /&gt;</code>',
  ],
  ["a name in code", [code("useNode")], '<code translate="no">useNode</code>'],
  ["long code", [code("npm create vite@latest")], '<code translate="no">npm create vite@latest</code>'],
  [
    "a table, in a box that the keyboard can scroll, whose long code may break between its parts",
    [table(code("query.node(id).isDraggable()"))],
    '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><td><code translate="no">query<wbr/>.node(<wbr/>id)<wbr/>.isDraggable()</code></td></tr></tbody></table></div>',
  ],
  [
    "tabs, of which the browser opens one at a time",
    [["Tabs", { group: "package-manager" }, tab("npm", true), tab("pnpm", false)]],
    '<div class="tabs" data-group="package-manager">' +
      '<details class="tab" name="tabs-1" open=""><summary>npm</summary><div class="tab-panel"><p>npm</p></div></details>' +
      '<details class="tab" name="tabs-1"><summary>pnpm</summary><div class="tab-panel"><p>pnpm</p></div></details></div>',
  ],
  [
    "cards, wherever they stand",
    [["blockquote", null, p("Text"), ["Cards", null, card]]],
    '<blockquote><p>Text</p><div class="cards"><a class="card" href="/docs"><strong>Nodes &amp; more</strong><div>What they <em>are</em></div></a></div></blockquote>',
  ],
])("renders %s", (_, tree, html) => {
  expect(contentHtml(tree)).toBe(html);
});

const heading: TreeNode = ["h3", null, "move"];
const signature = p(code("move(id)"));

it.each<[where: string, tree: TreeNode[], signatures: number]>([
  ["below a heading", [heading, signature], 1],
  ["below another signature", [heading, signature, signature], 2],
  ["in a tab", [["Tabs", null, ["Tab", { label: "npm", name: "tabs-1", open: true }, heading, signature]]], 1],
  ["before text", [heading, p(code("a"), " moves")], 0],
  ["behind text", [heading, p("Call ", code("a"))], 0],
  ["beside other code", [heading, p(code("a"), code("b"))], 0],
  ["in a paragraph with a class", [heading, ["p", { className: "note" }, code("a")]], 0],
  ["in a quotation", [heading, ["blockquote", null, code("a")]], 0],
  ["below a paragraph", [heading, p("Moves."), signature], 0],
  ["below a line", [heading, ["hr", null], signature], 0],
  ["above all headings", [signature], 0],
])("takes code for a signature or not: %s", (_, tree, signatures) => {
  expect(
    contentHtml(tree).match(/<p class="signature"><code translate="no">move\(id\)<\/code><\/p>/g) ?? [],
  ).toHaveLength(signatures);
  if (signatures === 0) expect(contentHtml(tree)).not.toContain("signature");
});

it("renders a live example with its source", () => {
  const props = { example: "nodes", title: "T", html: "<b>x</b>", picture: "/_assets/a.png", width: 20, height: 10 };
  const html = contentHtml([["Live", props]]);
  expect(html).toMatch(/^<figure class="live" data-live="\/examples\/live\/nodes" data-title="T">/);
  expect(html).toContain('<code translate="no"><b>x</b></code>');
});

it("renders a block of code as it was highlighted, with a button that copies it, and a title that may break", () => {
  const html = contentHtml([["CodeBlock", { html: '<span class="t-keyword">let</span>', title: "src/a.ts" }]]);
  expect(html).toMatch(/^<figure class="code-block"><figcaption>src\/<wbr\/>a\.ts<\/figcaption>/);
  expect(html).toContain('<pre tabindex="0"><code translate="no"><span class="t-keyword">let</span></code></pre>');
  expect(html).toContain('<button type="button" class="copy" data-action="copy-code" aria-label="Copy the code">');
  expect(contentHtml([["CodeBlock", { html: "", lineNumbers: "true" }]])).toMatch(
    /^<figure class="code-block with-line-numbers"><pre/,
  );
});

it("refuses a component that the site does not have", () => {
  expect(() => contentHtml([["div", null, ["Chart", null]]])).toThrow("there is no component <Chart>");
});

it("puts the base path before each address on this site", () => {
  const video: TreeNode = [
    "video",
    { src: "/a.mp4", poster: "/a.png" },
    ["source", { srcSet: "/a.png 1x, /b.png 2x" }],
  ];
  const link: TreeNode = ["a", { href: "https://a.example/b" }, "b"];
  const nodes: TreeNode[] = [video, ["object", { data: "/a.svg" }], link, card];
  const code = `import { contentHtml } from ${JSON.stringify(new URL("content-html.ts", import.meta.url))};
    console.log(contentHtml(${JSON.stringify(nodes)}));`;
  // The base path is read once a process.
  const env = { ...process.env, BASE_PATH: "/base/" };
  const html = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { env, encoding: "utf8" });
  expect(html.trim()).toBe(
    '<video src="/base/a.mp4" poster="/base/a.png"><source srcSet="/base/a.png 1x, /base/b.png 2x"/></video>' +
      '<object data="/base/a.svg"></object><a href="https://a.example/b">b</a>' +
      '<a class="card" href="/base/docs"><strong>Nodes &amp; more</strong><div>What they <em>are</em></div></a>',
  );
});
