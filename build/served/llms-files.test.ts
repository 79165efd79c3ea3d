import { expect, it } from "vitest";
import type { Settings } from "../settings/settings.ts";
import { llmsFiles } from "./llms-files.ts";
import type { PageGroup } from "./page-groups.ts";

const settings = {
  site: { title: "Fixture", description: "For tests.", origin: "https://example.com" },
} as unknown as Settings;
const page = (name: string): PageGroup["pages"][number] => ({
  label: name,
  page: {
    path: `/docs/${name}`,
    data: { title: name, description: `About ${name}.`, draft: false, toc: true, math: false },
    markdown: async () => [{ id: null, level: 1, heading: "", markdown: `Text of ${name}` }],
  },
});
const groups: PageGroup[] = [
  { id: "guides", label: "Guides", pages: [{ ...page("one"), label: "<One />" }, page("two")] },
  { id: "blog", label: "Blog", pages: [page("three")] },
];
const textOf = (name: string) =>
  `# ${name}\n\n> About ${name}.\n\nPage: https://example.com/docs/${name}  \nAll pages: https://example.com/llms.txt\n\nText of ${name}\n`;
const filesOf = async (limit?: number) => {
  const files = await llmsFiles(settings, groups, () => {}, limit);
  return Object.fromEntries(files.map(({ path, contents }) => [path, String(contents)]));
};

it("lists all pages by group in the format of llmstxt.org, and the files of groups with their sizes", async () => {
  expect((await filesOf())["/llms.txt"]).toBe(`# Fixture

> For tests.

Each page is Markdown at the address below. The address without \`.md\` also returns Markdown if the request has \`Accept: text/markdown\`. An MCP server that searches and reads these pages is at https://example.com/mcp (Streamable HTTP, no sign-in).

## Whole sections in one file

- [All pages](https://example.com/llms-full.txt): 3 pages, 1 kB
- [Guides](https://example.com/llms-guides.txt): 2 pages, 1 kB
- [Blog](https://example.com/llms-blog.txt): 1 page, 1 kB

## Guides

- [\\<One />](https://example.com/docs/one.md): About one.
- [two](https://example.com/docs/two.md): About two.

## Optional

- [three](https://example.com/docs/three.md): About three.
`);
});

it("starts a new file before the current one becomes too long", async () => {
  const [one = "", two = "", three] = ["one", "two", "three"].map(textOf);
  expect((await filesOf())["/llms-full.txt"]).toBe(`${one}\n---\n\n${two}\n---\n\n${three}`);
  const files = await filesOf(one.length + two.length + 20);
  expect(files["/llms-full.txt"]).toBe(`${one}\n---\n\n${two}`);
  expect(files["/llms-full-2.txt"]).toBe(three);
  expect(files["/llms.txt"]).toContain("- [All pages, part 2 of 2](https://example.com/llms-full-2.txt): 1 page, 1 kB");
  expect((await filesOf(1))["/llms-full-3.txt"]).toBe(three); // a page is never cut
});
