import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContentError } from "../problems.ts";
import { type CompiledPage, compilePage } from "./compile-page.ts";

const content = mkdtempSync(join(tmpdir(), "compile-page-"));
const file = join(content, "docs/guides/page.mdx");
/** The smallest PNG: one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const files: Record<string, string | Buffer> = {
  "docs/guides/data.json": '{ "version": "0.2.12" }',
  "docs/guides/numbers.ts":
    "export const two: number = 2;\nexport const double = (n: number) => n * 2;\nexport default function boom() {\n  throw new Error('boom');\n}\n",
  "docs/guides/box.tsx":
    "import { two } from './numbers.ts';\nexport const Box = ({ children }: { children: unknown }) => <p className='box'>{two}: {children}</p>;\nexport const Broken = () => <p onClick={() => two}>a</p>;\n",
  "docs/guides/syntax.ts": "export const a = 1;\nexport const b = = 2;\n",
  "docs/guides/gone-below.ts": "import './gone.ts';\n",
  "docs/guides/throws.ts": "throw new Error('at once');\n",
  "docs/guides/pixel.png": png,
  "docs/guides/a picture.png": png,
  "docs/guides/broken.png": "no picture",
  "docs/guides/clip.mp4": "a film",
  "static/logo.png": png,
};

beforeAll(() => {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(join(content, dirname(name)), { recursive: true });
    writeFileSync(join(content, name), contents);
  }
});
afterAll(() => rmSync(content, { recursive: true }));

const around = {
  contentDir: content,
  pathOfFile: new Map([
    [file, "/docs/guides/page"],
    [join(content, "docs/overview.mdx"), "/docs/overview"],
  ]),
};
const compile = (mdx: string): Promise<CompiledPage> => compilePage(around, file, mdx);
/** The problems of a page, its own path left out: `line:column  message`. */
async function problemsOf(mdx: string): Promise<string[]> {
  const error = await compile(mdx).then(
    () => null,
    (error: unknown) => error,
  );
  if (error === null) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.message.split("\n").map((line) => {
    expect(line.startsWith(`${file}:`)).toBe(true);
    return line.slice(file.length + 1).replaceAll(join(content, "docs/guides/"), "");
  });
}

describe("Markdown", () => {
  it.each<[string, CompiledPage["body"]]>([
    [
      "*a* **b** `c` ~~d~~",
      [["p", null, ["em", null, "a"], " ", ["strong", null, "b"], " ", ["code", null, "c"], " ", ["del", null, "d"]]],
    ],
    ["a  \nb\\\nc\nd", [["p", null, "a", ["br", null], "\nb", ["br", null], "\nc\nd"]]],
    ["> a\n> b", [["blockquote", null, ["p", null, "a\nb"]]]],
    ["- a\n- b", [["ul", null, ["li", null, "a"], ["li", null, "b"]]]],
    ["3. a\n4. b", [["ol", { start: "3" }, ["li", null, "a"], ["li", null, "b"]]]],
    [
      "a\n\n***\n\nb",
      [
        ["p", null, "a"],
        ["hr", null],
        ["p", null, "b"],
      ],
    ],
    ["&copy; \\* \\{a\\} \\<b a < b", [["p", null, "© * {a} <b a < b"]]],
    ["A title\n---", [["h2", { id: "a-title" }, "A title"]]],
    [
      "[a][ref] <b>c</b>\n\n[ref]: /docs/x 'T'",
      [["p", null, ["a", { href: "/docs/x", title: "T" }, "a"], " ", ["b", null, "c"]]],
    ],
    [
      "- [x] done\n- [ ] open",
      [
        [
          "ul",
          { className: "contains-task-list" },
          [
            "li",
            { className: "task-list-item" },
            ["input", { type: "checkbox", checked: true, disabled: true }],
            " done",
          ],
          ["li", { className: "task-list-item" }, ["input", { type: "checkbox", disabled: true }], " open"],
        ],
      ],
    ],
    [
      "| a | b |\n|:-:|---|\n| 1 | \\| |",
      [
        [
          "table",
          null,
          ["thead", null, ["tr", null, ["th", { align: "center" }, "a"], ["th", null, "b"]]],
          ["tbody", null, ["tr", null, ["td", { align: "center" }, "1"], ["td", null, "|"]]],
        ],
      ],
    ],
    [
      "www.example.com https://x.example/a_b a@b.example",
      [
        [
          "p",
          null,
          ["a", { href: "http://www.example.com" }, "www.example.com"],
          " ",
          ["a", { href: "https://x.example/a_b" }, "https://x.example/a_b"],
          " ",
          ["a", { href: "mailto:a@b.example" }, "a@b.example"],
        ],
      ],
    ],
    [
      "at 10:30, a:b[c]{d=1}\n\n::leaf",
      [
        ["p", null, "at 10:30, a:b[c]{d=1}"],
        ["p", null, "::leaf"],
      ],
    ],
  ])("%j becomes a tree", async (mdx, body) => {
    expect((await compile(mdx)).body).toEqual(body);
  });

  it("puts footnotes at the page's end, linked there and back, and not into the table of contents", async () => {
    const page = await compile("## One\n\nText[^a]\n\n[^a]: The note.");
    expect(page.toc).toEqual([{ id: "one", text: "One", level: 2 }]);
    expect(page.ids).toEqual(["one", "user-content-fnref-a", "footnote-label", "user-content-fn-a"]);
    expect(page.links.map(({ href }) => href)).toEqual(["#user-content-fn-a", "#user-content-fnref-a"]);
  });
});

describe("headings", () => {
  it("have ids: their own, or the slug of their text, none of them twice", async () => {
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
    ["# One", ['3:1  "# One" makes a second h1: the title in the front matter is the first. Begin with ##']],
    ["### One", ['3:1  "One" is an h3 right after an h1: a level is skipped. Make it ##']],
    ["## One\n\n#### Two", ['5:1  "Two" is an h4 right after an h2: a level is skipped. Make it ###']],
    ["## One\n\n### Two\n\n## Three", []],
    ["## One {#x}\n\n## Two {#x}", ['5:1  the id "x" stands twice in this page: give one another, "## … {#id}"']],
    ['## One\n\n<p id="one">a</p>', ['5:1  the id "one" stands twice in this page: give one another, "## … {#id}"']],
    ["## One {#1}", ['3:1  heading id "1": begin with a letter, then letters, digits, "-" and "_" only']],
    ["##", ['3:1  heading without text: give it some, or an id: "## … {#id}"']],
  ])("are checked: %j", async (mdx, problems) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(problems);
  });
});

describe("admonitions", () => {
  it.each<[string, CompiledPage["body"][number]]>([
    [
      ":::note\na\n:::",
      [
        "div",
        { className: "admonition note", role: "note" },
        ["p", { className: "admonition-title" }, "Note"],
        ["p", null, "a"],
      ],
    ],
    [
      ":::danger[Mind *this*]\n- a\n:::",
      [
        "div",
        { className: "admonition danger", role: "note" },
        ["p", { className: "admonition-title" }, "Mind ", ["em", null, "this"]],
        ["ul", null, ["li", null, "a"]],
      ],
    ],
    [
      "::::tip\n:::info\na\n:::\n::::",
      [
        "div",
        { className: "admonition tip", role: "note" },
        ["p", { className: "admonition-title" }, "Tip"],
        [
          "div",
          { className: "admonition info", role: "note" },
          ["p", { className: "admonition-title" }, "Info"],
          ["p", null, "a"],
        ],
      ],
    ],
    [
      "> :::warning\n> a\n> :::",
      [
        "blockquote",
        null,
        [
          "div",
          { className: "admonition warning", role: "note" },
          ["p", { className: "admonition-title" }, "Warning"],
          ["p", null, "a"],
        ],
      ],
    ],
  ])("%j becomes a box", async (mdx, element) => {
    expect((await compile(mdx)).body).toEqual([element]);
  });

  it.each([
    [":::note\na", ['3:1  ":::note" is never closed: end it with ::: on a line of its own']],
    ["- a\n\n  :::note\n  a\n\n- b", ['5:3  ":::note" is never closed: end it with ::: on a line of its own']],
    [
      ":::note\na\n\n:::tip\nb\n:::",
      [
        '6:1  ":::tip" is never closed: the next ::: ended the admonition of line 3, which it stands in. Close that one first, or give it more colons',
      ],
    ],
    [":::notes\na\n:::", ['3:1  no admonition ":::notes". Did you mean "note"?']],
    [":::caution\na\n:::", ['3:1  no admonition ":::caution". Wanted one of note, tip, info, warning, danger.']],
    ["::::tip\n:::notes\na\n:::\n::::", ['4:1  no admonition ":::notes". Did you mean "note"?']],
    [
      ":::note Title\na\n:::",
      [
        '3:1  ":::" does not open an admonition here. Write it without a space, and a title in brackets: :::note[Title]',
      ],
    ],
    [
      "::: note\na\n:::",
      ['3:1  ":::" does not open an admonition here. Write it without a space, and a title in brackets: :::note'],
    ],
    [':::note{title="A"}\na\n:::', ['3:1  ":::note" takes no {attributes}: a title stands in brackets, :::note[…]']],
    ["a\n\n:::", ['5:1  ":::" does not open an admonition here. Close it with ::: on a line of its own.']],
  ])("are checked: %j", async (mdx, problems) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(problems);
  });
});

describe("code blocks", () => {
  it("carry highlighted code, a title, line numbers and marked lines", async () => {
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
      ["CodeBlock", { html: "plain", language: "text" }],
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
    ['```ts file=""\n```', '3:1  code block: "" is no path from the project\'s root'],
    ["```js\na\n\n## Swallowed", "3:1  code block: it is never closed: end it with ``` on a line of its own"],
    ["- a\n\n  ~~~~\n  a\n  ~~~\n", "5:3  code block: it is never closed: end it with ~~~~ on a line of its own"],
  ])("are checked: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("may stand in quotes and lists, closed there", async () => {
    expect(await problemsOf("> ```js\n> a\n> ```\n\n- ```js\n  a\n  ```\n\n```js\r\na\r\n```\r\n")).toEqual([]);
  });
});

describe("expressions", () => {
  it("are spent when the page is compiled, and so are exports and imports", async () => {
    const mdx = [
      'import { Box } from "./box.tsx";',
      'import data from "./data.json";',
      'import { two as pair } from "./numbers.ts";',
      'export { two } from "./numbers.ts";',
      "",
      "export const names = ['a', 'b'];",
      "export const Strong = ({ children }) => <strong>{children}</strong>;",
      "",
      "Version {data.version}, {pair * 2}, <Strong>*{names.length}*</Strong>{/* unseen */}.",
      "",
      "<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>",
      "",
      "<Box>{await Promise.resolve('later')}</Box>",
    ].join("\n");
    const page = await compile(mdx);
    expect(page.body.filter((node) => typeof node !== "string")).toEqual([
      ["p", null, "Version 0.2.12, 4, ", ["strong", null, ["em", null, "2"]], "."],
      ["ul", null, ["li", null, "a"], ["li", null, "b"]],
      ["p", { className: "box" }, "2: later"],
    ]);
    const own = page.dependencies.filter((name) => name.includes("compile-page-"));
    expect(new Set(own.map((name) => name.split("/").at(-1)))).toEqual(new Set(["box.tsx", "data.json", "numbers.ts"]));
  });

  const advice =
    "a page is data, so give text, numbers, lists, plain objects or elements; behaviour belongs in client/mdx/";

  const inProse = "In prose, write \\{ and \\}, or put it in backticks.";

  it.each([
    ["{missing}", `3:2  an expression in the page failed: missing is not defined. ${inProse}`],
    ["Text {missing.a} text", `3:7  an expression in the page failed: missing is not defined. ${inProse}`],
    ["a\n\n{(() => {\n  const a = 1;\n  throw new Error('deep');\n})()}", "7  an expression in the page failed: deep"],
    [
      "export const a = null;\n\nexport const b = a.x;",
      "5  an expression in the page failed: Cannot read properties of null (reading 'x')",
    ],
    [
      "export function C() {\n  throw new TypeError(\"Cannot read properties of null (reading 'useState')\");\n}\n\na\n\n<C />",
      "9:1  a page's own components run once, at build time, and have no state: put it into client/mdx/",
    ],
    ["export function B() {\n  throw new Error('in B');\n}\n\na\n\n<B />", "4  an expression in the page failed: in B"],
    ["a\n\n{() => 1}", "5:1  a function cannot be shown as text: give text, numbers or elements"],
    ["a\nb {({ c: 1 })}", "4:3  an object (c) cannot be shown as text: give text, numbers or elements"],
    ["- a\n- {new Date(0)}", "4:3  a Date cannot be shown as text: give text, numbers or elements"],
    ["<button onClick={() => 1}>a</button>", `3:1  prop "onClick" of <button> is a function: ${advice}`],
    ["{true && <Card title={0 / 0} href='/'>a</Card>}", `3:10  prop "title" of <Card> is NaN: ${advice}`],
    [
      "{true && <Crad />}\n\nMore\n\n[a](/docs)",
      "3:10  Expected component `Crad` to be defined: you likely forgot to import, pass, or provide it.",
    ],
  ])("that fail are named with their line: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it.each([
    ['import boom from "./numbers.ts";\n\na\n\n{boom()}', "7  an expression in the page failed: boom"],
    [
      'import { Broken } from "./box.tsx";\n\na\n\n<Broken />',
      `7:1  a component in the page failed: prop "onClick" of <p> is a function: ${advice}`,
    ],
    [
      'import { doubel } from "./numbers.ts";',
      '3:1  import of "./numbers.ts": it exports no "doubel". Did you mean "double"?',
    ],
    ['import Two from "./box.tsx";', '3:1  import of "./box.tsx": it exports no "default".'],
    [
      'export { doubel } from "./numbers.ts";',
      '3:1  import of "./numbers.ts": it exports no "doubel". Did you mean "double"?',
    ],
    [
      'export const a = 1;\nimport b from "./numbers";',
      '4:1  import of "./numbers": there is no such file. Write the whole file name, with its extension.',
    ],
    [
      'export * from "./gone.ts";',
      '3:1  import of "./gone.ts": there is no such file. Write the whole file name, with its extension.',
    ],
    [
      'import a from "./page.txt";',
      '3:1  import of "./page.txt": there is no such file. Write the whole file name, with its extension.',
    ],
    ['a\n\nimport "./throws.ts";', "5  an expression in the page failed: at once"],
    [
      'a\n\nimport Tabs from "@theme/Tabs";',
      "5  an expression in the page failed: Cannot find package '@theme/Tabs' imported from page.mdx",
    ],
  ])("that import are named with their line: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("name the line of an imported file that cannot be read", async () => {
    const [syntax] = await problemsOf('import { a } from "./syntax.ts";');
    expect(syntax).toMatch(/^1:1 {2}import of "\.\/syntax\.ts": .*syntax\.ts:2: Unexpected "="$/);
    const [below] = await problemsOf('import "./gone-below.ts";');
    expect(below).toMatch(
      /^1:1 {2}import of "\.\/gone-below\.ts": .*gone-below\.ts:1: Could not resolve "\.\/gone\.ts"$/,
    );
  });
});

describe("JSX", () => {
  const prose = "In prose, write { and < as \\{ and \\<, or put them in backticks.";

  it.each([
    [
      "a {b",
      `3:5  MDX syntax: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. ${prose}`,
    ],
    [
      "a {b c}",
      `3:5  MDX syntax: Could not parse expression with acorn: Unexpected content after expression. ${prose}`,
    ],
    [
      "a <3",
      `3:4  MDX syntax: Unexpected character \`3\` (U+0033) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`. ${prose}`,
    ],
    [
      "<!-- a -->",
      "3:2  MDX syntax: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`).",
    ],
    ["export const a = ;", "3:18  MDX syntax: Could not parse import/exports with acorn: Unexpected token."],
    ["<Tabs>\n\na", "3:1  MDX syntax: Expected a closing tag for `<Tabs>` (3:1-3:7)."],
    [
      "<div>\n\na\n\n</span>",
      "7:1  MDX syntax: Unexpected closing tag `</span>`, expected corresponding closing tag for `<div>` (3:1-3:6).",
    ],
    [
      "a<br>b",
      "3:1  MDX syntax: Expected a closing tag for `<br>` (3:2-3:6) before the end of `paragraph`. Write <br />.",
    ],
  ])("that cannot be read is named with its line: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it.each([
    [
      "<Taps>a</Taps>",
      ['3:1  no component <Taps> in client/mdx/, and the page imports none of that name. Did you mean "Tabs"?'],
    ],
    [
      "<Foo.Bar />",
      [
        "3:1  no component <Foo.Bar> in client/mdx/, and the page imports none of that name. Known ones: Tabs, Tab, Cards, Card, Live, LiveStep.",
      ],
    ],
    [
      '<Tab\n  labl="a"\n>a</Tab>',
      ['3:1  <Tab> needs the prop "label"', '4:3  <Tab> takes no prop "labl". Did you mean "label"?'],
    ],
    ['<Card title="a" href="/" color="red" />', ['3:26  <Card> takes no prop "color". It takes: title, href.']],
    [
      '<Card title="a" href="/" constructor="a" />',
      ['3:26  <Card> takes no prop "constructor". It takes: title, href.'],
    ],
    ["<Card {...{ title: 'a', href: '/' }} />", []],
    ['export const Own = () => "a";\n\n<Own any="thing" />', []],
    [
      "a <b style={{ color: 'red' }}>b</b>",
      ["3:3  <b> has an inline style, which the site's security policy blocks: use a class"],
    ],
    [
      '<p style="color:red">b</p>',
      ["3:1  <p> has an inline style, which the site's security policy blocks: use a class"],
    ],
  ])("is checked: %j", async (mdx, problems) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(problems);
  });

  it("gives the tabs of each group a name of their own, and opens the first", async () => {
    const tabs = '<Tabs>\n<Tab label="a">a</Tab>\n<Tab label="b">b</Tab>\n</Tabs>';
    expect((await compile(`${tabs}\n\n${tabs}`)).body).toEqual([
      [
        "Tabs",
        null,
        ["Tab", { label: "a", name: "tabs-1", open: true }, "a"],
        ["Tab", { label: "b", name: "tabs-1", open: false }, "b"],
      ],
      [
        "Tabs",
        null,
        ["Tab", { label: "a", name: "tabs-2", open: true }, "a"],
        ["Tab", { label: "b", name: "tabs-2", open: false }, "b"],
      ],
    ]);
  });
});

describe("what a page cannot hold", () => {
  it.each([
    ["[a][b]", '3:1  "[a][b]" refers to nothing: define it below with [b]: /docs/…'],
    ["text[^1]", '3:1  "[^1]" refers to nothing: define it below with [^1]: …'],
    [
      "<script>alert</script>",
      "3:1  the page holds a <script>, which the site's security policy blocks: it belongs in client/",
    ],
    ["<tabs>a</tabs>", "3:1  <tabs> is no HTML element. Did you mean <Tabs>?"],
    ["a <storng>b</storng>", '3:3  <storng> is no HTML element. Did you mean "strong"?'],
    ["<x-thing />", "3:1  <x-thing> is no HTML element."],
    ["a<br>b</br>", "3:2  <br> cannot hold anything: write <br /> alone"],
    [
      '<b onclick="go()">a</b>',
      "3:1  <b> has the script onclick, which the site's security policy blocks: what answers to the reader belongs in client/",
    ],
    ['<Tab label="a">b</Tab>', "3:1  <Tab> stands outside of <Tabs>: put <Tabs> around it and its neighbours"],
    [
      '<Tabs>\n\nSome text\n\n<Tab label="a">b</Tab>\n\n</Tabs>',
      "3:1  <Tabs> holds a <p>: put it into a <Tab>, or outside of <Tabs>",
    ],
    [
      '<Tabs>\n<Tab label="a">b</Tab>\nstray\n</Tabs>',
      "3:1  <Tabs> holds a <p>: put it into a <Tab>, or outside of <Tabs>",
    ],
    [
      '<Cards>text <Card title="a" href="/" /></Cards>',
      '3:1  <Cards> holds the text "text": put it into a <Card>, or outside of <Cards>',
    ],
  ])("is reported: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("does not include brackets in code, nor those of a list", async () => {
    expect(await problemsOf("`[a][b]` and a[0] and \\[x\\]\n\n- [ ] open\n- [x] done\n\n[c][d]\n\n[d]: /docs")).toEqual(
      [],
    );
  });
});

describe("links", () => {
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
  ])("to a page's file become its path: %s", async (mdx, href) => {
    expect((await compile(`Text\n\n${mdx}`)).links).toEqual([{ href, line: 3, column: 1 }]);
  });
});

describe("media", () => {
  it("beside the page get hashed names, wherever they are named", async () => {
    const page = await compile(
      '<video src="./clip.mp4" poster="pixel.png">\n<source srcset="pixel.png 1x, /logo.png 2x" />\n</video>',
    );
    const [clip, pixel] = ["clip.mp4", "pixel.png"].map(
      (name) => page.images.find((image) => image.file.endsWith(name))?.path ?? "",
    );
    expect(clip).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.mp4$/);
    const source = ["source", { srcSet: `${pixel} 1x, /logo.png 2x` }];
    expect(page.body).toEqual([["video", { src: clip, poster: pixel }, source]]);
  });

  it("in a frame may be a page, which is checked as a link", async () => {
    const page = await compile('<iframe src="/examples/basic" title="Basic" />');
    expect(page.links).toEqual([{ href: "/examples/basic", line: 1, column: 1 }]);
    expect(page.images).toEqual([]);
  });

  it.each([
    [
      '<video src="./clp.mp4" />',
      '3:1  <video> has the src "./clp.mp4": there is no file clp.mp4. Did you mean "clip.mp4"?',
    ],
    [
      "<video poster='/gone.png' />",
      `3:1  <video> has the poster "/gone.png": there is no file ${join(content, "static/gone.png")}. Did you mean "logo.png"?`,
    ],
    [
      '<iframe src="https://x.example/a" title="A" />',
      '3:1  <iframe> has the src "https://x.example/a", which is not on this site, and the security policy blocks it: put the file beside the page',
    ],
    [
      '<object data="//x.example/a.svg" />',
      '3:1  <object> has the data "//x.example/a.svg", which is not on this site, and the security policy blocks it: put the file beside the page',
    ],
    [
      '<img src="pixel.png" srcSet="pixel.png 1x, pixl.png 2x" alt="" />',
      '3:1  <img> has in its srcSet "pixl.png": there is no file pixl.png. Did you mean "pixel.png"?',
    ],
  ])("are checked: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });
});

describe("images", () => {
  it("know their size, and a hashed name when they stand beside the page", async () => {
    const page = await compile("![One pixel](./pixel.png)\n\n![The same](<a picture.png>)\n\n![](/logo.png)");
    const image = (src: string, alt: string) => [
      "p",
      null,
      ["img", { src, alt, width: 1, height: 1, loading: "lazy" }],
    ];
    const src = page.images[0]?.path ?? "";
    expect(src).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
    expect(page.body).toEqual([image(src, "One pixel"), image(src, "The same"), image("/logo.png", "")]);
    expect(page.images).toEqual([
      { file: join(content, "docs/guides/pixel.png"), path: src },
      { file: join(content, "docs/guides/a picture.png"), path: src },
    ]);
    expect(page.dependencies).toEqual([
      join(content, "docs/guides/pixel.png"),
      join(content, "docs/guides/a picture.png"),
      join(content, "static/logo.png"),
    ]);
  });

  it("keep what their author says of them", async () => {
    const { body } = await compile('<img src="/logo.png" alt="a" width={20} height={10} loading="eager" />');
    expect(body).toEqual([["img", { src: "/logo.png", alt: "a", width: 20, height: 10, loading: "eager" }]]);
  });

  it.each([
    ["![a](./pixl.png)", '3:1  image "./pixl.png": there is no file pixl.png. Did you mean "pixel.png"?'],
    ["![a](.)", `3:1  image ".": there is no file ${join(content, "docs/guides")}.`],
    ["![a](%E0%A4%A.png)", '3:1  image "%E0%A4%25A.png": there is no file %E0%A4%25A.png.'],
    [
      "![a](/lgo.png)",
      `3:1  image "/lgo.png": there is no file ${join(content, "static/lgo.png")}. Did you mean "logo.png"?`,
    ],
    [
      '<img src="/logo.png" />',
      '3:1  image "/logo.png" has no alt text: say what it shows, or alt="" if it says nothing new',
    ],
    [
      "![a](https://x.example/a.png)",
      '3:1  image "https://x.example/a.png" is not on this site, and the security policy blocks it: put the file beside the page',
    ],
    [
      "![a](//x.example/a.png)",
      '3:1  image "//x.example/a.png" is not on this site, and the security policy blocks it: put the file beside the page',
    ],
    ["![a](broken.png)", '3:1  image "broken.png" cannot be read: unsupported file type: undefined'],
  ])("are checked: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });
});

it("reports all the mistakes of a page at once", async () => {
  expect(await problemsOf("# One\n\n![a](gone.gif)\n\n#### Four")).toEqual([
    '1:1  "# One" makes a second h1: the title in the front matter is the first. Begin with ##',
    '3:1  image "gone.gif": there is no file gone.gif.',
    '5:1  "Four" is an h4 right after an h1: a level is skipped. Make it ##',
  ]);
});

it("reports what is rejected without anybody waiting for it", async () => {
  const problems = await problemsOf("Text\n\nexport const p = (async () => {\n  throw new Error('not today');\n})();");
  expect(problems).toEqual(["4  an expression in the page failed: not today"]);
});
