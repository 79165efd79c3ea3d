import { describe, expect, it } from "vitest";
import { compile } from "./test-page.ts";

describe("code blocks", () => {
  it("carry highlighted code, its language, a title, line numbers and marked lines", async () => {
    const mdx = '```js title="a &amp; b.js" {1,3-4} showLineNumbers\n1\n"&lt;"\n"\\n"\n4\n```\n\n```\nplain\n```\n';
    expect((await compile(mdx)).body).toEqual([
      [
        "CodeBlock",
        {
          html: [
            '<span class="line marked"><span class="t-number">1</span>\n</span>',
            '<span class="line"><span class="t-string">"&amp;lt;"</span>\n</span>',
            '<span class="line marked"><span class="t-string">"\\n"</span>\n</span>',
            '<span class="line marked"><span class="t-number">4</span></span>',
          ].join(""),
          language: "js",
          title: "a & b.js",
          lineNumbers: "true",
        },
      ],
      ["CodeBlock", { html: "plain" }],
    ]);
  });

  it("take their code from a file, and mark what is not in an earlier state of it", async () => {
    const page = await compile(
      '```tsx title="src/App.tsx" file="examples/first-editor/steps/2-toolbox-and-settings/App.tsx" changedFrom="examples/first-editor/steps/1-blocks/App.tsx"\n```',
    );
    const [, props] = page.body[0] as [string, { html: string; title: string }];
    const marked = props.html.match(/<span class="line marked">.*?\n<\/span>/gs) ?? [];
    expect(marked.map((line) => line.replace(/<[^>]+>/g, "").trim())).toEqual([
      "import { Panel } from './panel.tsx';",
      "import { Toolbox } from './toolbox.tsx';",
      "&lt;Toolbox />",
      "&lt;Panel />",
    ]);
    expect(props.title).toBe("src/App.tsx");
    expect(page.dependencies).toEqual([
      "examples/first-editor/steps/2-toolbox-and-settings/App.tsx",
      "examples/first-editor/steps/1-blocks/App.tsx",
    ]);
  });

  it("take a range of lines in either direction", async () => {
    const block = (range: string) => compile(`\`\`\`text {${range}}\na\nb\nc\n\`\`\``);
    expect((await block("3-2")).body).toEqual((await block("2,3")).body);
  });
});
