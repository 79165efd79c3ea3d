import { expect, it } from "vitest";
import type { Settings } from "../settings/settings.ts";
import { llmsFiles } from "./llms-files.ts";
import type { PageGroup } from "./page-groups.ts";

const settings = {
  site: { title: "Fixture", description: "For tests.", origin: "https://example.com" },
} as unknown as Settings;
const page = (name: string, size = 10): PageGroup["pages"][number] => ({
  label: name,
  head: { title: name, description: `About ${name}.`, path: `/docs/${name}` },
  markdown: `# ${name}\n${"a".repeat(size - name.length - 4)}\n`,
  sections: [],
});
const groups: PageGroup[] = [
  { id: "guides", label: "Guides", pages: [{ ...page("one"), label: "<One />" }, page("two")] },
  { id: "blog", label: "Blog", pages: [page("three")] },
];
const filesOf = (limit?: number) =>
  Object.fromEntries(llmsFiles(settings, groups, limit).map(({ path, contents }) => [path, String(contents)]));

it("lists all pages by group in the form of llmstxt.org, and the files that hold them with their sizes", () => {
  expect(filesOf()["/llms.txt"]).toBe(`# Fixture

> For tests.

Each page is Markdown at the address below. The address without \`.md\` answers Markdown, too, to a request with \`Accept: text/markdown\`. An MCP server that searches and reads these pages is at https://example.com/mcp (Streamable HTTP, no sign-in).

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

it("puts pages into one file, and goes on in another one before it is too long", () => {
  const [one, two, three] = groups.flatMap(({ pages }) => pages.map(({ markdown }) => markdown));
  expect(filesOf()["/llms-full.txt"]).toBe(`${one}\n---\n\n${two}\n---\n\n${three}`);
  const files = filesOf(40);
  expect(files["/llms-full.txt"]).toBe(`${one}\n---\n\n${two}`);
  expect(files["/llms-full-2.txt"]).toBe(three);
  expect(files["/llms.txt"]).toContain("- [All pages, part 2 of 2](https://example.com/llms-full-2.txt): 1 page, 1 kB");
  expect(filesOf(1)["/llms-full-3.txt"]).toBe(three); // a page is never cut
});
