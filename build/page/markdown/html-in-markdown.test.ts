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
  ['<a name="b"></a>[c](../overview.mdx)', '<p><a name="b"></a><a href="/docs/overview">c</a></p>'],
])("keeps the HTML of a .md page: %j", async (text, html) => {
  expect((await compile(text, md)).html).toBe(html);
});

it.each([
  [
    "<script>alert(1)</script>",
    "3:1  the page holds a <script>, which the site's security policy blocks: it belongs in client/",
  ],
  [
    'a <b style="color: red">b</b>',
    "3:3  <b> has an inline style, which the site's security policy blocks: use a class",
  ],
  ["a\n\n<img src='pixl.png' alt='b'>", '5:1  image "pixl.png": there is no file pixl.png. Did you mean "pixel.png"?'],
  ["An Array<string> of it", '3:9  <string> is no HTML element. Did you mean "strong"?'],
  ['import Tabs from "@theme/Tabs";', "3:1  a .md file has no imports and exports: rename it to .mdx"],
  ["export const a = 1;", "3:1  a .md file has no imports and exports: rename it to .mdx"],
  ["<Tabs>\n\na\n\n</Tabs>", "3:1  <Tabs> is a component, which .md files cannot hold: rename it to .mdx"],
  ["a <Badge>b</Badge>", "3:3  <Badge> is a component, which .md files cannot hold: rename it to .mdx"],
  [
    "| a |\n|---|\n| 1 | 2 |",
    "5:1  table: the row has 2 cells, and its head 1: the last ones would be lost. Write a | in a cell as \\|",
  ],
])("reports what a .md page cannot hold, where it is: %j", async (text, problem) => {
  expect(await problemsOf(`Text\n\n${text}`, md)).toContain(problem);
});

it("takes the comments of react.dev for ids, and shows none of them", async () => {
  const text =
    "## `useState(initialState)` {/*usestate*/}\n\n### Returns {/* #returns */}\n\n## Usage {#use}\n\n## {a}";
  expect((await compile(text, md)).toc).toEqual([
    { id: "usestate", text: "useState(initialState)", level: 2 },
    { id: "returns", text: "Returns", level: 3 },
    { id: "use", text: "Usage", level: 2 },
    { id: "a", text: "{a}", level: 2 },
  ]);
});
