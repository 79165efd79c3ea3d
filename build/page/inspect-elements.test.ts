import { expect, it } from "vitest";
import { compile } from "./test-page.ts";

it("gives headings ids: their own, or the slug of their text, none of them twice", async () => {
  const page = await compile("## Use `it` {#use}\n\n## Use\n\n## Use\n\n### A & B\n\n#### Deep\n");
  expect(page.toc).toEqual([
    { id: "use", text: "Use it", level: 2 },
    { id: "use-1", text: "Use", level: 2 },
    { id: "use-2", text: "Use", level: 2 },
    { id: "a--b", text: "A & B", level: 3 },
  ]);
  expect(page.ids).toEqual(["use", "use-1", "use-2", "a--b", "deep"]);
  expect(page.body[0]).toEqual(["h2", { id: "use" }, "Use ", ["code", null, "it"]]);
});

it.each([
  ["[a](../overview.mdx)", "/docs/overview"],
  ["[a](../overview.mdx?b=c#d)", "/docs/overview?b=c#d"],
  ["[a](./page.mdx#d)", "/docs/guides/page#d"],
  ["[a](page.mdx)", "/docs/guides/page"],
  ['<Card title="a" href="../overview.mdx" />', "/docs/overview"],
  ["[a](./missing.mdx)", "./missing.mdx"],
  ["[a](https://x.example/a.mdx)", "https://x.example/a.mdx"],
  ["[a](/docs/overview)", "/docs/overview"],
  ["[a](#b)", "#b"],
])("makes a link to a page's file one to its path: %s", async (mdx, href) => {
  expect((await compile(`Text\n\n${mdx}`)).links).toEqual([{ href, line: 3, column: 1 }]);
});

it("gives the tabs of each group a name of their own, and opens the first", async () => {
  const tabs = '<Tabs>\n<Tab label="a">a</Tab>\n<Tab label="b">b</Tab>\n</Tabs>';
  const group = (name: string) => [
    "Tabs",
    null,
    ["Tab", { label: "a", name, open: true }, "a"],
    ["Tab", { label: "b", name, open: false }, "b"],
  ];
  const body = [group("docs-guides-page-tabs-1"), group("docs-guides-page-tabs-2")];
  expect((await compile(`${tabs}\n\n${tabs}`)).body).toEqual(body);
});
