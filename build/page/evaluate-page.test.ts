import { describe, expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

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
    "a page is data, so give text, numbers, lists or plain objects; what answers to the reader belongs in client/";

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
      "9:1  a page's own components run once, at build time, and have no state: what answers to the reader belongs in client/",
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
      "An Array<string> of it",
      "3:1  MDX syntax: Expected a closing tag for `<string>` (3:9-3:17) before the end of `paragraph`. In prose, write { and < as \\{ and \\<, or put them in backticks.",
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
      ['3:1  the site has no component <Taps>, and the page imports none of that name. Did you mean "Tabs"?'],
    ],
    [
      "<Foo.Bar />",
      [
        "3:1  the site has no component <Foo.Bar>, and the page imports none of that name. Known ones: Tabs, Tab, Cards, Card, Live, LiveStep.",
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
    ['<Card title href="/" />', ['3:1  <Card> has a prop "title" that is no text: write title="…"']],
    ['<Live example={3} title="a" />', ['3:1  <Live> has a prop "example" that is no text: write example="…"']],
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
        ["Tab", { label: "a", name: "docs-guides-page-tabs-1", open: true }, "a"],
        ["Tab", { label: "b", name: "docs-guides-page-tabs-1", open: false }, "b"],
      ],
      [
        "Tabs",
        null,
        ["Tab", { label: "a", name: "docs-guides-page-tabs-2", open: true }, "a"],
        ["Tab", { label: "b", name: "docs-guides-page-tabs-2", open: false }, "b"],
      ],
    ]);
  });
});

it("reports what is rejected without anybody waiting for it", async () => {
  const problems = await problemsOf("Text\n\nexport const p = (async () => {\n  throw new Error('not today');\n})();");
  expect(problems).toEqual(["4  an expression in the page failed: not today"]);
});
