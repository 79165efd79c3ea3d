import { describe, expect, it } from "vitest";
import { compile } from "../test-page.ts";

const codeIn = (html: string) => /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1];

describe("code blocks", () => {
  it("render highlighted code, a title, line numbers and marked lines", async () => {
    const mdx = '```js title="a &amp; b.js" {1,3-4} showLineNumbers\n1\n"&lt;"\n"\\n"\n4\n```';
    const { html, code, markdown } = await compile(mdx);
    expect(html).toMatch(/^<figure class="code-block with-line-numbers"><figcaption>a &amp; b.js<\/figcaption>/);
    expect(codeIn(html)).toBe(
      [
        '<span class="line marked"><span class="t-number">1</span>\n</span>',
        '<span class="line"><span class="t-string">"&amp;lt;"</span>\n</span>',
        '<span class="line marked"><span class="t-string">"\\n"</span>\n</span>',
        '<span class="line marked"><span class="t-number">4</span></span>',
      ].join(""),
    );
    expect(code).toEqual([{ line: 1, indent: 0, language: "js", code: '1\n"&lt;"\n"\\n"\n4', unchecked: false }]);
    expect(markdown[0]?.markdown).toContain('```js title="a & b.js"\n1\n');
  });

  it("without options render only code", async () => {
    const { html } = await compile("```\nplain\n```");
    expect(html).toMatch(/^<figure class="code-block"><pre/);
    expect(codeIn(html)).toBe("plain");
  });

  it("can show a file, and mark the lines that an earlier version lacks", async () => {
    const page = await compile(
      '```tsx title="src/App.tsx" file="examples/tutorial/steps/3-settings/App.tsx" changedFrom="examples/tutorial/steps/2-edit-text/App.tsx"\n```',
    );
    const marked = page.html.match(/<span class="line marked">.*?\n<\/span>/gs) ?? [];
    expect(marked.map((line) => line.replace(/<[^>]+>/g, "").trim())).toEqual([
      "import { SettingsPanel } from './editor/settings-panel';",
      "import './editor/editor.css';",
      '&lt;div className="editor">',
      "&lt;SettingsPanel />",
      '&lt;main className="page">',
      '&lt;Text text="My page" size={32} />',
      '&lt;Text text="Select me and change my size" />',
      "&lt;/main>",
      "&lt;/div>",
    ]);
    expect(page.html).toContain("<figcaption>src/<wbr>App.tsx</figcaption>");
    expect(page.dependencies).toEqual([
      "examples/tutorial/steps/3-settings/App.tsx",
      "examples/tutorial/steps/2-edit-text/App.tsx",
    ]);
  });

  it("accept a range of lines in either direction", async () => {
    const block = (range: string) => compile(`\`\`\`text {${range}}\na\nb\nc\n\`\`\``);
    expect((await block("3-2")).html).toEqual((await block("2,3")).html);
  });

  it("mark lines by comments, which are removed from HTML and Markdown", async () => {
    const page = await compile("```js\n// highlight-next-line\na;\nb; // [!code ++]\nc; // [!code --]\n```");
    expect(page.html.match(/"line[^"]*"/g)).toEqual(['"line marked"', '"line added"', '"line removed"']);
    expect(page.markdown[0]?.markdown).toBe("```js\na;\nb;\nc;\n```\n");
  });

  it("of Twoslash leave out what they cut, which other blocks show", async () => {
    const block = (meta: string) => `\`\`\`${meta}\na;\n// ---cut---\nb;\n\`\`\``;
    const page = await compile(`${block("ts twoslash")}\n\n${block("ts")}`);
    expect(page.markdown[0]?.markdown).toBe(`\`\`\`ts\nb;\n\`\`\`\n\n${block("ts")}\n`);
    expect(page.code[0]?.code).toBe("a;\n// ---cut---\nb;");
  });

  it("in an unknown language are plain text, with a warning", async () => {
    const { html, warnings } = await compile("```unknown\nconst a\n```");
    expect([codeIn(html), warnings.map(({ rule }) => rule)]).toEqual(["const a", ["code-language/unknown"]]);
  });

  it("may be indented in .md pages", async () => {
    expect(codeIn((await compile("    const a;\n\nb", { extension: ".md" })).html)).toBe("const a;");
  });
});
