import { describe, expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

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
      '```tsx title="src/App.tsx" file="examples/basic/src/App.tsx" changedFrom="examples/basic/steps/4-panels/App.tsx"\n```',
    );
    const [, props] = page.body[0] as [string, { html: string; title: string }];
    const marked = props.html.match(/<span class="line marked">.*?\n<\/span>/gs) ?? [];
    expect(marked.map((line) => line.replace(/<[^>]+>/g, "").trim())).toEqual([
      "import { Topbar } from './editor/topbar.tsx';",
      "import './editor/topbar.css';",
      "&lt;Topbar />",
    ]);
    expect(props.title).toBe("src/App.tsx");
    expect(page.dependencies).toEqual(["examples/basic/src/App.tsx", "examples/basic/steps/4-panels/App.tsx"]);
  });

  it("take a range of lines in either direction", async () => {
    const block = (range: string) => compile(`\`\`\`text {${range}}\na\nb\nc\n\`\`\``);
    expect((await block("3-2")).body).toEqual((await block("2,3")).body);
  });

  it.each([
    [
      "```javscript\na\n```",
      '3:1  code block: no language "javscript". Did you mean "javascript"? Use "text" for none.',
    ],
    ["```JSX\na\n```", '3:1  code block: no language "JSX". Did you mean "jsx"? Use "text" for none.'],
    [
      "```jsx{1,3}\na\n```",
      '3:1  code block: no language "jsx{1,3}". Put a space before "{1,3}". Use "text" for none.',
    ],
    ["```js {2}\na\n```", "3:1  code block: {2} marks line 2, but the block has 1"],
    ["```js {0}\na\n```", "3:1  code block: {0} marks line 0, but the block has 1"],
    ["```js {1-9999999}\na\n```", "3:1  code block: {1-9999999} marks line 2, but the block has 1"],
    [
      "```js title='a'\na\n```",
      '3:1  code block: cannot read "title=\'a\'"; wanted title="…", {1,3-5}, showLineNumbers, file="…" or changedFrom="…". Did you mean "title"?',
    ],
    [
      "```js lineNumbers\na\n```",
      '3:1  code block: cannot read "lineNumbers"; wanted title="…", {1,3-5}, showLineNumbers, file="…" or changedFrom="…". Did you mean "showLineNumbers"?',
    ],
    [
      '```tsx file="examples/basic/src/Ap.tsx"\n```',
      '3:1  code block: there is no file examples/basic/src/Ap.tsx. Did you mean "examples/basic/src/App.tsx"?',
    ],
    [
      '```ts file="examples/css.d.ts"\na\n```',
      '3:1  code block: its code comes from examples/css.d.ts: leave the block empty, or leave file="…" out',
    ],
    [
      '```ts file=""\n```',
      '3:1  code block: cannot read "file="""; wanted title="…", {1,3-5}, showLineNumbers, file="…" or changedFrom="…". Did you mean "file"?',
    ],
    ['```ts file="/etc/hosts"\n```', '3:1  code block: "/etc/hosts" is no path from the project\'s root'],
    ["```js\na\n\n## Swallowed", "3:1  code block: it is never closed: end it with ``` on a line of its own"],
    ["- a\n\n  ~~~~\n  a\n  ~~~\n", "5:3  code block: it is never closed: end it with ~~~~ on a line of its own"],
  ])("are checked: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("may stand in quotes and lists, closed there", async () => {
    expect(await problemsOf("> ```js\n> a\n> ```\n\n- ```js\n  a\n  ```\n\n```js\r\na\r\n```\r\n")).toEqual([]);
  });
});
