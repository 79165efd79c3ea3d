import { fromHtml } from "hast-util-from-html";
import { expect, it } from "vitest";
import { pageSections } from "./page-sections.ts";
import { compile } from "./test-page.ts";

const sections = (html: string) => pageSections(fromHtml(html, { fragment: true }), ["top"]);
const none = { names: [], content: "", code: "" };

it("splits a page at headings, with a section above the first one", () => {
  const html =
    '<p>Before.</p><h2 id="one" data-also="uno,eins">One <code>x</code></h2><p>In <em>it</em>.</p>' +
    '<ul><li>a</li><li>b</li></ul><h3 id="two">Two</h3>';
  expect(sections(html)).toEqual([
    { anchor: null, level: 1, heading: "", names: ["top"], content: "Before.", code: "" },
    { anchor: "one", level: 2, heading: "One x", names: ["uno", "eins"], content: "In it. a. b.", code: "" },
    { anchor: "two", level: 3, heading: "Two", ...none },
  ]);
});

it("separates code from prose, without its markup", async () => {
  const code = 'const a = <Element is="div" />;\n  b && c';
  expect((await compile(`Text\n\n\`\`\`tsx title="a.tsx"\n${code}\n\`\`\``)).sections).toEqual([
    {
      ...none,
      anchor: null,
      level: 1,
      heading: "",
      content: "Text",
      code: 'a.tsx const a = <Element is="div" />; b && c',
    },
  ]);
});

it("finds headings, code and labels inside components", async () => {
  const tabs = '<Tabs>\n<Tab label="npm">\n\n```\nnpm i\n```\n\n</Tab>\n</Tabs>';
  const card = '<Cards>\n<Card title="A card" href="/x">A text</Card>\n</Cards>';
  const aside = "<aside>\n\n## Inside {#in}\n\nText\n\n</aside>";
  expect((await compile(`${tabs}\n\n${card}\n\n${aside}`)).sections).toEqual([
    { ...none, anchor: null, level: 1, heading: "", content: "npm A card A text", code: "npm i" },
    { ...none, anchor: "in", level: 2, heading: "Inside", content: "Text" },
  ]);
});
