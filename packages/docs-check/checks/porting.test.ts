import { expect, test } from "vitest";
import { parseFrontMatter } from "../../../build/sources/front-matter.ts";
import { linkResolver } from "../../../build/sources/resolve-link.ts";
import { compile, problemsOf } from "../../pages/test-page.ts";

const isError = (problem: string) => !/ warning: /.test(problem);

test.each([
  ":::tip\nA\n:::",
  ":::tip Title\nA\n:::",
  ":::tip[Title]\nA\n:::",
  "::: tip\nA\n:::",
  ":::caution\nA\n:::",
  ":::details\nA\n:::",
  "> [!NOTE]\n> A",
  "/// tip | Title\nA\n///",
  '```ts filename="a.ts" {1} ins={1} hl_lines="1"\nconst a = 1;\n```',
  "## A {/* #other */}",
  "## A { #other }",
  "## A [#other]",
  "<!-- A comment -->\n\nText",
  "<https://example.com>",
  "A<br>B",
  '<Aside type="tip">\n\nA\n\n</Aside>',
  '<Note>\n\n<Link to="/docs">A</Link>\n\n</Note>',
  "<Steps>\n\n1. A\n2. B\n\n</Steps>",
  '<Steps>\n<Step>\n\n<Accordion title="A">B</Accordion>\n\n</Step>\n</Steps>',
  '<Code code="A" lang="js" />\n\n<Icon name="star" label="New" />',
  '<Tabs items={["npm", "pnpm"]}>\n<Tab>\n\nA\n\n</Tab>\n<Tab>\n\nB\n\n</Tab>\n</Tabs>',
  '<Files>\n<Folder name="app" defaultOpen>\n<File name="page.tsx" />\n</Folder>\n</Files>',
])("#same: %j works unchanged", async (mdx) => {
  expect(await problemsOf(mdx)).toEqual([]);
});

test("#same: a link has an extension or not, and a trailing slash or not", async () => {
  const hrefs = ["/docs/overview", "../overview.mdx"];
  const { links } = await compile(hrefs.map((href) => `[A](${href})`).join(" "));
  expect(links.map(({ href }) => href)).toEqual(["/docs/overview", "/docs/overview"]);
  const resolve = linkResolver(new Map([["content/docs/overview.mdx", "/docs/overview"]]));
  for (const href of ["/docs/overview/", "/docs/overview.html", "./overview", "overview.md", "overview/"])
    expect(resolve("content/docs/guide.mdx", href)).toEqual({ href: "/docs/overview", isGuess: false });
});

test.each([":tada:", "==marked==", "x^2^", "++x++", "!!! note", "::note", "[[page]]"])(
  "#differences: %s is shown as text, with a warning",
  async (mdx) => {
    expect(await problemsOf(`Text ${mdx}`.replace(/Text (?=!!!|::)/, "Text\n\n"))).toEqual([
      expect.stringContaining("warning"),
    ]);
  },
);

test("#differences: inline styles are errors, and pictures from other sites become links, with a warning", async () => {
  expect((await problemsOf("<p style={{ color: 'red' }}>A</p>")).some(isError)).toBe(true);
  const { html, warnings } = await compile("![A](https://example.com/a.png)");
  expect(html).toContain('<a href="https://example.com/a.png">A</a>');
  expect(warnings).toHaveLength(1);
});

test.each([
  ["id: x", "set the address of the page with slug"],
  ["tableOfContents: false", "toc: false"],
  ["template: splash", '"template" is not a known field'],
])("#differences: the warning about the field %s suggests %s", (field, advice) => {
  const { problems } = parseFrontMatter("doc", "a.mdx", `---\ntitle: A\n${field}\n---\nText`);
  expect(problems.map(({ message }) => message).join()).toContain(advice);
});

test.each([
  ["```bash npm2yarn\nnpm i a\n```", '"npm2yarn" is not an option'],
  ['<Icon name="star" />', '<Icon> needs the prop "label"'],
  ["{{ value }}", "value is not defined"],
  ["export const value = 1;\n\n{value}", ""],
])("#differences: for %j the build reports %j", async (mdx, message) => {
  expect((await problemsOf(mdx)).join().includes(message || ":")).toBe(message !== "");
});
