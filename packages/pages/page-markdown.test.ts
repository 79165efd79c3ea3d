import { expect, it } from "vitest";
import { compile } from "./test-page.ts";

const sectionsOf = async (mdx: string) => (await compile(mdx)).markdown;
const markdownOf = async (mdx: string) => (await sectionsOf(mdx)).map(({ markdown }) => markdown).join("\n");

it("splits a page at headings and removes their ids", async () => {
  expect(await sectionsOf("Text\n\n## One `two` {#a}\n\nMore\n\n### Deeper\n")).toEqual([
    { id: null, level: 1, heading: "", markdown: "Text\n" },
    { id: "a", level: 2, heading: "One two", markdown: "## One `two`\n\nMore\n" },
    { id: "deeper", level: 3, heading: "Deeper", markdown: "### Deeper\n" },
  ]);
});

it.each([
  ["[a](/docs/overview#x)", "[a](https://example.com/docs/overview#x)\n"],
  ["[a](../overview.mdx)", "[a](https://example.com/docs/overview)\n"],
  ["## Up {#up}\n\n[a](#up)", "## Up\n\n[a](https://example.com/docs/guides/page#up)\n"],
  ["[a](https://react.dev/x)", "[a](https://react.dev/x)\n"],
  ["[a](https://a:b)", "[a](https://a:b)\n"], // not a valid URL, which the site reports
  ['<p><a href="/">a</a><a href="/b">b</a></p>', "[a](https://example.com/) [b](https://example.com/b)\n"],
])("makes links absolute: %s", async (mdx, markdown) => {
  expect((await markdownOf(mdx)).trimStart()).toBe(markdown);
});

it("writes the full URL of an image and the label of a drawing", async () => {
  expect(await markdownOf("![A dot](./pixel.png)")).toBe("![A dot](https://example.com/served/pixel.png)\n");
  expect(await markdownOf('<figure><svg role="img" aria-label="Two boxes"><text>x</text></svg></figure>')).toBe(
    "*Picture: Two boxes*\n",
  );
});

it("keeps code unchanged, with its language and title", async () => {
  const code = "\nconst a = <Element />;\n\nconst b = '\\n' && `x`;";
  expect(await markdownOf(`\`\`\`tsx title="src/a.tsx" {1} showLineNumbers\n${code}\n\`\`\``)).toBe(
    `\`\`\`tsx title="src/a.tsx"\n${code}\n\`\`\`\n`,
  );
  expect(await markdownOf("````markdown\n```ts\na\n```\n````")).toBe("````markdown\n```ts\na\n```\n````\n");
  expect(await markdownOf("- Do:\n\n  ```\n  a\n  ```")).toBe("- Do:\n\n  ```\n  a\n  ```\n");
});

it("escapes vertical bars in the code of tables", async () => {
  expect(await markdownOf("| Prop | Type |\n|---|---|\n| `a?` | `'x' \\| 'y'` |")).toBe(
    "| Prop | Type |\n| - | - |\n| `a?` | `'x' \\| 'y'` |\n",
  );
});

it("writes HTML tags around the cells of a table that contain blocks", async () => {
  const mdx = '<table><tbody><tr><td><ul><li><a href="/docs">a</a></li></ul></td><td>c</td></tr></tbody></table>';
  expect(await markdownOf(mdx)).toBe(
    "<table>\n<tbody>\n<tr>\n<td>\n\n- [a](https://example.com/docs)\n\n</td>\n<td>\n\nc\n\n</td>\n</tr>\n</tbody>\n</table>\n",
  );
});

it("puts a space between keys, and does not turn emphasis inside emphasis into strong text", async () => {
  expect(await markdownOf("Press <kbd>Ctrl</kbd><kbd>K</kbd> *_now_*")).toBe("Press `Ctrl` `K` *now*\n");
});

it("writes tabs as blocks below their labels", async () => {
  const mdx =
    '<Tabs group="x">\n<Tab label="npm">\n\n```bash\nnpm i\n```\n\n</Tab>\n<Tab label="yarn">\n\nText\n\n</Tab>\n</Tabs>';
  expect(await markdownOf(mdx)).toBe("**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\nText\n");
});

it.each([
  [":::note\nText\n:::", "> **Note**\n>\n> Text\n"],
  [":::warning[No `JSX`]\nOne\n\n- two\n:::", "> **Warning: No `JSX`**\n>\n> One\n>\n> - two\n"],
  [":::tip See [a](https://a.b/)\nText\n:::", "> **Tip: See [a](https://a.b/)**\n>\n> Text\n"],
])("writes admonitions as quotes: %j", async (mdx, markdown) => {
  expect(await markdownOf(mdx)).toBe(markdown);
});

it("writes cards as a list of links", async () => {
  const mdx = '<Cards>\n<Card title="Overview" href="/docs/overview">A `short` text.</Card>\n</Cards>';
  expect(await markdownOf(mdx)).toBe("- [Overview](https://example.com/docs/overview): A `short` text.\n");
  expect(await markdownOf('<CardGrid>\n<Card title="A" description="b" />\n</CardGrid>')).toBe("- **A**: b\n");
});

it("keeps all blocks of a card, and the links of a card without href", async () => {
  const mdx =
    '<Cards>\n<Card title="A">\n[b](/docs)\n\nc\n\n```js\nd\n```\n</Card>\n<Card title="E">\n- f\n</Card>\n</Cards>';
  expect(await markdownOf(mdx)).toBe(
    "- **A**: [b](https://example.com/docs)\n\n  c\n\n  ```js\n  d\n  ```\n- **E**\n\n  - f\n",
  );
});

it("escapes Markdown and HTML in text, and writes the results of expressions and imports", async () => {
  expect(await markdownOf("A \\<Element /> and a \\* b\n\n## The \\<Frame /> {#frame}")).toBe(
    "A \\<Element /> and a \\* b\n\n## The \\<Frame />\n",
  );
  expect(
    await markdownOf("import { Box } from './box.tsx'\nimport { two } from './numbers.ts'\n\n<Box>{two + 1}</Box>"),
  ).toBe("2: 3\n");
});

it("writes no link for a link target", async () => {
  expect(await markdownOf('a <a id="b"></a>b <a name="c">c</a>\n\n## D <a href="#d" id="d"></a>')).toBe(
    "a b c\n\n## D\n",
  );
});

it("keeps the language of code that is not highlighted", async () => {
  expect(await markdownOf("```mermaid\na\n```")).toBe("```mermaid\na\n```\n");
});
