import { afterEach, describe, expect, it, vi } from "vitest";
import type { TreeNode } from "../../shared/page-data.ts";
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

it("keeps short code with a space or a hyphen in it on one line", () => {
  const html = (code: string) => finishTree([["p", null, ["code", null, code]]]);
  expect(html("<Editor />")).toEqual([run('<p><code class="unbroken">&lt;Editor /&gt;</code></p>')]);
  expect(html("useNode")).toEqual([run("<p><code>useNode</code></p>")]);
  expect(html("npm create vite@latest")).toEqual([run("<p><code>npm create vite@latest</code></p>")]);
});

describe("a signature", () => {
  const code = (text: string): TreeNode => ["p", null, ["code", null, text]];
  const html = (...nodes: TreeNode[]) =>
    finishTree(nodes).map((node) => (node as [string, { $html: string }])[1].$html);
  const heading: TreeNode = ["h3", null, "move"];

  it("is code alone in a paragraph below a heading, or below another signature", () => {
    const marked = '<p class="signature"><code>move(id)</code></p>';
    expect(html(heading, code("move(id)"))).toEqual([`<h3>move</h3>${marked}`]);
    expect(html(heading, code("move(id)"), code("move(id)"))).toEqual([`<h3>move</h3>${marked}${marked}`]);
  });

  it("is no code that stands beside text, below a paragraph or above all headings, and nothing but code", () => {
    const others: TreeNode[][] = [
      [heading, ["p", null, ["code", null, "a"], " moves"]],
      [heading, ["p", null, "Call ", ["code", null, "a"]]],
      [heading, ["p", null, ["code", null, "a"], ["code", null, "b"]]],
      [heading, ["p", null, ["em", null, "a"]]],
      [heading, ["p", null]],
      [heading, ["p", { className: "note" }, ["code", null, "a"]]],
      [heading, ["blockquote", null, ["code", null, "a"]]],
      [heading, ["p", null, "Moves."], code("a")],
      [heading, ["hr", null], code("a")],
      [code("a")],
    ];
    for (const nodes of others) expect(html(...nodes).join("")).not.toContain("signature");
  });
});

it("begins a run with each section", () => {
  const tree: TreeNode[] = [
    ["p", null, "intro"],
    ["h2", null, "A"],
    ["p", null, "a"],
    ["h3", null, "B"],
    ["h2", null, "C"],
  ];
  expect(finishTree(tree)).toEqual([
    run("<p>intro</p>"),
    run("<h2>A</h2><p>a</p>"),
    run("<h3>B</h3>"),
    run("<h2>C</h2>"),
  ]);
});

it("begins a run between two blocks when the one before is long, and not next to a heading", () => {
  const long: TreeNode = ["p", null, "a".repeat(1100)];
  const html = (text: string) => `<p>${text}</p>`;
  const tree: TreeNode[] = [
    ["h2", null, "A"],
    long,
    ["p", null, "b"],
    long,
    ["h4", null, "C"],
    ["p", null, "d"],
    ["hr", null],
  ];
  expect(finishTree(tree)).toEqual([
    run(`<h2>A</h2>${html("a".repeat(1100))}`),
    ["div", { className: "run continued", $html: `${html("b")}${html("a".repeat(1100))}<h4>C</h4><p>d</p>` }],
    ["div", { className: "run continued", $html: "<hr/>" }],
  ]);
});

it("makes HTML of a live example", () => {
  const props = { example: "nodes", title: "T", html: "<b>x</b>", picture: "/_assets/a.png", width: 20, height: 10 };
  const [before, live] = finishTree([
    ["p", null, "a"],
    ["h2", null, "B"],
    ["Live", props],
  ]);
  expect(before).toEqual(run("<p>a</p>"));
  expect(live).toEqual([
    "div",
    {
      className: "run",
      $html: expect.stringContaining('data-live="/examples/live/nodes"'),
    },
  ]);
  expect(JSON.stringify(live)).toContain("<code><b>x</b></code>");
});

it("keeps an element that holds a component as an element", () => {
  const card: TreeNode = ["Card", { title: "T", href: "/docs" }];
  expect(finishTree([["blockquote", null, ["p", null, "Text"], card]])).toEqual([
    ["blockquote", null, ["p", null, "Text"], ["Card", { title: "T", href: "/docs" }]],
  ]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("puts the base path before each address on this site", async () => {
  vi.stubEnv("BASE_PATH", "/base/");
  vi.resetModules();
  const { finishTree } = await import("./finish-tree.ts");
  const video: TreeNode = [
    "video",
    { src: "/a.mp4", poster: "/a.png" },
    ["source", { srcSet: "/a.png 1x, /b.png 2x" }],
  ];
  expect(finishTree([video, ["object", { data: "/a.svg" }], ["a", { href: "https://a.example/b" }, "b"]])).toEqual([
    run(
      '<video src="/base/a.mp4" poster="/base/a.png"><source srcSet="/base/a.png 1x, /base/b.png 2x"/></video>' +
        '<object data="/base/a.svg"></object><a href="https://a.example/b">b</a>',
    ),
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
      '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
    ),
  ]);
});

it("shows a block of code with its title and a button that copies it, the code as it was highlighted", () => {
  const [block] = finishTree([["CodeBlock", { html: '<span class="t-keyword">let</span>', title: "a.ts" }]]);
  const html = String((block as [string, { $html: string }])[1].$html);
  expect(html).toContain("<figcaption>a.ts</figcaption>");
  expect(html).toContain('<pre tabindex="0"><code><span class="t-keyword">let</span></code></pre>');
  expect(html).toContain('<button type="button" class="copy" data-action="copy-code" aria-label="Copy the code">');
});

it("lets the path in a title break after its folders", () => {
  const [block] = finishTree([["CodeBlock", { html: "", title: "src/editor/App.tsx" }]]);
  const html = String((block as [string, { $html: string }])[1].$html);
  expect(html).toContain("<figcaption>src/<wbr/>editor/<wbr/>App.tsx</figcaption>");
});
