import { afterEach, describe, expect, it, vi } from "vitest";
import { contentHtml } from "./content-html.ts";
import type { TreeNode } from "./tree.ts";

describe("a tree becomes HTML", () => {
  it("of text, which is text even where it looks like HTML", () => {
    expect(contentHtml(["a < b & ", "<script>alert(1)</script>"])).toBe(
      "a &lt; b &amp; &lt;script&gt;alert(1)&lt;/script&gt;",
    );
  });

  it("of elements with their props and children", () => {
    expect(
      contentHtml([
        ["p", { id: "x", className: "lead", title: 'a "b"' }, "See ", ["em", null, "this"], ["br", null], "."],
        "\n",
        ["input", { type: "checkbox", checked: true, readOnly: true, disabled: false, tabIndex: 0, title: null }],
      ]),
    ).toBe(
      '<p id="x" class="lead" title="a &quot;b&quot;">See <em>this</em><br/>.</p>\n<input type="checkbox" readOnly="" tabindex="0" checked=""/>',
    );
  });

  it("of nothing, where it is empty", () => {
    expect(contentHtml([])).toBe("");
  });

  it("in which no picture is asked for ahead of the first paragraph", () => {
    const picture: TreeNode = ["img", { src: "/a.png", alt: "A", loading: "eager" }];
    expect(contentHtml([["p", null, "Text"], picture])).toBe('<p>Text</p><img src="/a.png" alt="A" loading="eager"/>');
  });
});

it("puts each h2 and h3 of the page into a section with what follows it, and what stands before the first into none", () => {
  const tree: TreeNode[] = [
    ["p", null, "intro"],
    ["h2", null, "A"],
    ["h3", null, "B"],
    ["blockquote", null, ["h2", null, "quoted"], "b"],
    ["h2", null, "C"],
    ["p", null, "c"],
  ];
  expect(contentHtml(tree)).toBe(
    "<p>intro</p>" +
      "<section><h2>A</h2></section><section><h3>B</h3><blockquote><h2>quoted</h2>b</blockquote></section>" +
      "<section><h2>C</h2><p>c</p></section>",
  );
});

it("keeps short code with a space or a hyphen in it on one line", () => {
  const html = (code: string) => contentHtml([["p", null, ["code", null, code]]]);
  expect(html("<Editor />")).toBe('<p><code class="unbroken">&lt;Editor /&gt;</code></p>');
  expect(html("useNode")).toBe("<p><code>useNode</code></p>");
  expect(html("npm create vite@latest")).toBe("<p><code>npm create vite@latest</code></p>");
});

describe("a signature", () => {
  const code = (text: string): TreeNode => ["p", null, ["code", null, text]];
  const heading: TreeNode = ["h3", null, "move"];
  const marked = '<p class="signature"><code>move(id)</code></p>';

  it("is code alone in a paragraph below a heading, or below another signature", () => {
    expect(contentHtml([heading, code("move(id)")])).toBe(`<section><h3>move</h3>${marked}</section>`);
    expect(contentHtml([heading, code("move(id)"), code("move(id)")])).toBe(
      `<section><h3>move</h3>${marked}${marked}</section>`,
    );
  });

  it("may stand in a tab", () => {
    const tab: TreeNode = ["Tab", { label: "npm", name: "tabs-1", open: true }, heading, code("move(id)")];
    expect(contentHtml([["Tabs", null, tab]])).toContain(marked);
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
    for (const nodes of others) expect(contentHtml(nodes)).not.toContain("signature");
  });
});

describe("a component becomes", () => {
  it("tabs that the browser opens one at a time", () => {
    const tab = (label: string, open: boolean): TreeNode => [
      "Tab",
      { label, name: "tabs-1", open },
      ["p", null, label],
    ];
    expect(contentHtml([["Tabs", { group: "package-manager" }, tab("npm", true), tab("pnpm", false)]])).toBe(
      '<div class="tabs" data-group="package-manager">' +
        '<details class="tab" name="tabs-1" open=""><summary>npm</summary><div class="tab-panel"><p>npm</p></div></details>' +
        '<details class="tab" name="tabs-1"><summary>pnpm</summary><div class="tab-panel"><p>pnpm</p></div></details>' +
        "</div>",
    );
    expect(contentHtml([["Tabs", null, tab("npm", true)]])).toMatch(/^<div class="tabs"><details/);
  });

  it("cards, wherever they stand", () => {
    const card: TreeNode = ["Card", { title: "Nodes & more", href: "/docs" }, "What they ", ["em", null, "are"]];
    expect(contentHtml([["blockquote", null, ["p", null, "Text"], ["Cards", null, card]]])).toBe(
      '<blockquote><p>Text</p><div class="cards">' +
        '<a class="card" href="/docs"><strong>Nodes &amp; more</strong><div>What they <em>are</em></div></a>' +
        "</div></blockquote>",
    );
  });

  it("a live example, with its source", () => {
    const props = { example: "nodes", title: "T", html: "<b>x</b>", picture: "/_assets/a.png", width: 20, height: 10 };
    const html = contentHtml([["Live", props]]);
    expect(html).toMatch(/^<figure class="live" data-live="\/examples\/live\/nodes" data-title="T">/);
    expect(html).toContain("<code><b>x</b></code>");
  });

  it("a block of code with a button that copies it, the code as it was highlighted", () => {
    const html = contentHtml([["CodeBlock", { html: '<span class="t-keyword">let</span>', title: "a.ts" }]]);
    expect(html).toMatch(/^<figure class="code-block"><figcaption>a\.ts<\/figcaption>/);
    expect(html).toContain('<pre tabindex="0"><code><span class="t-keyword">let</span></code></pre>');
    expect(html).toContain('<button type="button" class="copy" data-action="copy-code" aria-label="Copy the code">');
    expect(contentHtml([["CodeBlock", { html: "", lineNumbers: "true" }]])).toMatch(
      /^<figure class="code-block with-line-numbers"><pre/,
    );
  });

  it("a block of code whose title may break after its folders", () => {
    expect(contentHtml([["CodeBlock", { html: "", title: "src/editor/App.tsx" }]])).toContain(
      "<figcaption>src/<wbr/>editor/<wbr/>App.tsx</figcaption>",
    );
  });

  it("an error, where the site has none of its name", () => {
    expect(() => contentHtml([["div", null, ["Chart", null]]])).toThrow("there is no component <Chart>");
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("puts the base path before each address on this site", async () => {
  vi.stubEnv("BASE_PATH", "/base/");
  vi.resetModules();
  const { contentHtml } = await import("./content-html.ts");
  const video: TreeNode = [
    "video",
    { src: "/a.mp4", poster: "/a.png" },
    ["source", { srcSet: "/a.png 1x, /b.png 2x" }],
  ];
  const card: TreeNode = ["Card", { title: "T", href: "/docs" }];
  expect(contentHtml([video, ["object", { data: "/a.svg" }], ["a", { href: "https://a.example/b" }, "b"], card])).toBe(
    '<video src="/base/a.mp4" poster="/base/a.png"><source srcSet="/base/a.png 1x, /base/b.png 2x"/></video>' +
      '<object data="/base/a.svg"></object><a href="https://a.example/b">b</a>' +
      '<a class="card" href="/base/docs"><strong>T</strong><div></div></a>',
  );
});

it("gives a heading a link to itself", () => {
  expect(contentHtml([["h3", { id: "props" }, "Props"]])).toBe(
    '<section><h3 id="props">Props<a class="heading-anchor" href="#props" aria-label="Link to this section">#</a></h3></section>',
  );
});

it("puts a table into a box that the keyboard can scroll", () => {
  expect(contentHtml([["table", null, ["tbody", null, ["tr", null, ["td", null, "x"]]]]])).toBe(
    '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
  );
});

it("lets long code in a cell break between its parts", () => {
  const cell: TreeNode = ["td", null, ["code", null, "query.node(id).isDraggable()"]];
  expect(contentHtml([["table", null, ["tbody", null, ["tr", null, cell]]]])).toContain("query<wbr/>.node(");
});
