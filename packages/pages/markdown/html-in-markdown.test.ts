import { expect, it } from "vitest";
import { compile, problemsOf } from "../test-page.ts";

const md = { extension: ".md" };

it.each([
  ["Text <b>bold</b> and<br>a<br/>b", "<p>Text <b>bold</b> and<br>a<br>b</p>"],
  [
    "<details><summary>x</summary>\n\n**a**\n\n</details>",
    "<details><summary>x</summary><p><strong>a</strong></p></details>",
  ],
  ['<p align="center">\n  One\n  <kbd>two</kbd>\n</p>', '<p align="center">\n  One\n  <kbd>two</kbd>\n</p>'],
  ["<!-- a -->\n\na {b} <!-- c --> <3", "<p>a {b}  &lt;3</p>"],
  ['a <a href="https://b.example">https://b.example</a>', '<p>a <a href="https://b.example">https://b.example</a></p>'],
  [
    'a <a href="/docs/overview">see https://b.example, c</a> https://d.example',
    '<p>a <a href="/docs/overview">see https://b.example, c</a> <a href="https://d.example">https://d.example</a></p>',
  ],
  ["<!-- a/*.ts, b/*/c.ts -->\n\nd", "<p>d</p>"],
  ['<a name="b"></a>[c](../overview.mdx)', '<p><a name="b" id="b"></a><a href="/docs/overview">c</a></p>'],
])("keeps the HTML of a .md page: %j", async (text, html) => {
  expect((await compile(text, md)).html).toBe(html);
});

it.each([
  [
    "<script>alert(1)</script>",
    "3:1  the page contains a <script>, which the site's security policy blocks: move it to client/",
  ],
  [
    "<script setup>\n\n## One",
    "3:1  the page contains a <script>, which the site's security policy blocks: move it to client/",
  ],
  [
    'a <b style="color: red">b</b>',
    "3:3  <b> has an inline style, which the site's security policy blocks: use a class",
  ],
  [
    "a\n\n<img src='pixl.png' alt='b'>",
    `5:1  image "pixl.png": the file pixl.png doesn't exist. Did you mean "pixel.png"?`,
  ],
  [
    "An Array<string> of it",
    '3:9  <string> is not an HTML element. Did you mean "strong"? To show the tag, put it in backticks',
  ],
  ['import Tabs from "@theme/Tabs";', "3:1  .md files don't support imports and exports: rename the file to .mdx"],
  ["a {/* b */}", '3:3  warning: "{/*" is shown as plain text: write a comment as <!-- … -->'],
  ['a {width="300"}', '3:3  warning: "{width="300"}" is shown as plain text: remove the attributes; an id alone works'],
  ["export const a = 1;", "3:1  .md files don't support imports and exports: rename the file to .mdx"],
  ["<Tabs>\n\na\n\n</Tabs>", "3:1  <Tabs> is a component, which .md files don't support: rename the file to .mdx"],
  ["Returns Promise<Task>.", "3:16  <Task> is read as a tag: put it in backticks, with the word before it"],
  ["API<Badge>new</Badge>", "3:4  <Badge> is a component, which .md files don't support: rename the file to .mdx"],
  ["a <Badge>b</Badge>", "3:3  <Badge> is a component, which .md files don't support: rename the file to .mdx"],
  [
    "| a |\n|---|\n| 1 | 2 |",
    "5:1  table: the row has 2 cells but the header has 1: browsers would drop the rest. In a cell, write | as \\|",
  ],
])("reports content that .md pages don't support: %j", async (text, problem) => {
  expect(await problemsOf(`Text\n\n${text}`, md)).toContain(problem);
});

it.each([
  "<head>\n<title>A</title>\n</head>",
  '<head>\n\n<title>A</title>\n\n<meta name="c" content="d">\n</head><i>i</i>',
])("leaves out the head of a document, with a warning: %j", async (head) => {
  const { html, warnings } = await compile(`<header>a</header>\n\n${head}\n\nText`, md);
  expect(html).not.toMatch(/<title>|<meta/);
  expect(html).toContain("<p>Text</p>");
  expect(html.includes("<i>i</i>")).toBe(head.includes("<i>"));
  expect(warnings.map(({ rule }) => rule)).toContain("head");
});

const inHtml = "put blank lines around Markdown inside HTML, or write HTML";

it.each([
  [
    "<details><summary>See **more**</summary>\n\na\n\n</details>",
    `3:1  warning: "**more**" is shown as plain text: ${inHtml}`,
  ],
  ["A <code>`</code> and [b](#c), <a name='c'></a> <code>{{ d }}</code>", undefined],
  ['<p title="a > `b` > `c`">d</p>', undefined],
  ["{t=1}, {i=0}", undefined],
  [
    '<p style={{ color: "red" }} class={a}>b</p>',
    "3:1  style={…} is JSX, which .md files don't support: rename the file to .mdx, or put the value in quotes",
  ],
  [
    'a <Badge title="b > `c` or `d`" />',
    "3:3  <Badge> is a component, which .md files don't support: rename the file to .mdx",
  ],
  ["<p>a `b`</p>", `3:1  warning: "\`b\`" is shown as plain text: ${inHtml}`],
  ["<pre>**a**</pre>\n\n<b>**a**</b>\n\n<!-- `a` -->\n\n<p>a_b \\*</p>", undefined],
  [
    "A formula $\\frac{1}{2}$.",
    '3:11  warning: "$\\frac{1}{2}$" is shown as plain text: add math: true to the front matter',
  ],
  [
    "It is {{ name }}.",
    '3:7  warning: "{{ name }}" is shown as plain text: in an .mdx page, write an expression as {value}',
  ],
  [
    "a\n{* ../b.py hl[1] *}",
    '4:1  warning: "{* ../b.py hl[1] *}" is shown as plain text: macros and includes are not supported: write the text, or a code block with file="…"',
  ],
  [
    'See {{< relref "a" >}}.',
    '3:5  warning: "{{< relref "a" >}}" is shown as plain text: macros and includes are not supported: write the text, or a code block with file="…"',
  ],
  [
    '=== "C++"\n    #include <cstring>',
    '3:1  warning: "=== "C++"" is shown as plain text: write <Tabs> in an .mdx page',
  ],
  ["$O(n^2)$ or $O(2^n)$", '3:1  warning: "$O(n^2)$" is shown as plain text: add math: true to the front matter'],
  [
    '<p @click="a">b</p>',
    '3:1  warning: <p> has no attribute "@click", so browsers ignore it. Vue syntax is not supported.',
  ],
  [
    "![a](pixel.png){width=100}",
    '3:16  warning: "{width=100}" is shown as plain text: remove the attributes; an id alone works',
  ],
  ["## A {.big}", '3:6  warning: "{.big}" is shown as plain text: remove the attributes; an id alone works'],
])(
  "warns about Markdown and code that HTML in a .md page changes, and about other dialects: %j",
  async (text, problem) => {
    expect(await problemsOf(`Text\n\n${text}`, md)).toEqual(problem ? [problem] : []);
  },
);

it("leaves out VitePress' <script setup>, with a warning", async () => {
  const { html, warnings } = await compile("<script setup>\nimport { ref } from 'vue'\n</script>\n\nText", md);
  expect(html).toBe("<p>Text</p>");
  expect(warnings.map(({ line, rule }) => [line, rule])).toEqual([[1, "script-setup"]]);
});

it("reads heading ids from comments, as react.dev writes them", async () => {
  const text =
    "## `useState(initialState)` {/*usestate*/}\n\n### Returns {/* #returns */}\n\n## Usage {#use}\n\n## {a}";
  expect((await compile(text, md)).toc).toEqual([
    { id: "usestate", text: "useState(initialState)", level: 2 },
    { id: "returns", text: "Returns", level: 3 },
    { id: "use", text: "Usage", level: 2 },
    { id: "a", text: "{a}", level: 2 },
  ]);
});
