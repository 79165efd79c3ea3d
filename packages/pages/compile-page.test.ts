import { expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

it.each([
  ["&copy; \\* \\{a\\} \\<b a < b", "<p>© * {a} &lt;b a &lt; b</p>"],
  [
    "| a | b |\n|:-:|---|\n| 1 | \\| |",
    '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table>' +
      '<thead><tr><th align="center">a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td align="center">1</td><td>|</td></tr></tbody></table></div>',
  ],
  ["at 10:30, a:b[c]\n\n::leaf", "<p>at 10:30, a:b[c]</p><p>::leaf</p>"],
  ["{await Promise.resolve(3)}", "3"],
])("compiles %j", async (mdx, html) => {
  expect((await compile(mdx)).html).toBe(html);
});

it("puts footnotes at the end of the page, with links both ways, but not in the table of contents", async () => {
  const page = await compile("## One\n\nText[^a]\n\n[^a]: The note.");
  expect(page.toc).toEqual([{ id: "one", text: "One", level: 2 }]);
  expect(page.ids).toEqual(["one", "user-content-fnref-a", "footnote-label", "user-content-fn-a"]);
  expect(page.links.map(({ href }) => href)).toEqual(["#user-content-fn-a", "#user-content-fnref-a"]);
});

it("reports all errors and warnings of a page at once", async () => {
  expect(await problemsOf("# One\n\n![a](gone.gif)\n\n#### Four")).toEqual([
    '1:1  warning: "# One" is a second h1 after the title and is shown as an h2: write ##',
    `3:1  image "gone.gif": the file gone.gif doesn't exist.`,
    '5:1  warning: "Four" is an h4 right after an h2: make it an h3, since no level should be skipped',
  ]);
});

it("warns about a page with front matter only", async () => {
  expect(await problemsOf("\n\n\n")).toEqual(["4  warning: the page has no text: write it below the front matter"]);
});

it("collects the other names of a page and its sections for search, without showing them", async () => {
  const page = await compile("{/* also: a, b */}\n\nText\n\n## C {#c}\n{/* also: d */}", { keywords: ["e"] });
  expect(page.sections.map(({ anchor, names }) => [anchor, ...names])).toEqual([
    [null, "a", "b", "e"],
    ["c", "d"],
  ]);
  expect(page.html).not.toContain("also");
});

it("returns the h1 and the first paragraph for pages without a title or description", async () => {
  const page = await compile("# The `title`\n\nA *short* text.\n\n# Two", { title: "" });
  expect(page).toMatchObject({ heading: "The title", lead: "A short text." });
  expect(page.html).not.toContain("The");
  expect(page.warnings.map(({ line, rule }) => [line, rule])).toEqual([[5, "second-h1"]]);
});

it("drops an h1 that repeats the title up to case and punctuation, and warns", async () => {
  const page = await compile("# “useNode”()\n\nText", { title: "useNode" });
  expect([page.html, page.warnings[0]?.rule]).toEqual(["<p>Text</p>", "title-twice"]);
});

it("styles the first paragraph as a lead only if it is short", async () => {
  const firstTag = async (text: string) => /^<p[^>]*>/.exec((await compile(text)).html)?.[0];
  expect(await firstTag("a".repeat(180))).toBe("<p>");
  expect(await firstTag("a".repeat(181))).toBe('<p class="no-lead">');
});

it('sets dir="auto" on blocks with right-to-left letters', async () => {
  // From Starlight's Persian pages.
  expect((await compile("با استارلایت، مستندسازی\n\n- one\n- نصب Node.js")).html).toBe(
    '<p dir="auto">با استارلایت، مستندسازی</p><ul><li>one</li><li dir="auto">نصب Node.js</li></ul>',
  );
});

it("compiles formulas to MathML, and between single dollars only if the page enables them", async () => {
  const formulas = async (text: string, math = false) => (await compile(text, { math })).html.match(/<math /g)?.length;
  expect(await formulas("$$\nx^2\n$$\n\n```math\nx\n```\n\nand $$y$$")).toBe(3);
  expect(await formulas("$x$ and $y$")).toBeUndefined();
  expect(await formulas("$x$ and $y$", true)).toBe(2);
  // From Dive into Deep Learning.
  const { html, markdown } = await compile("$$\\begin{aligned} a_t &= b,\\\\\nc &= d. \\end{aligned}$$");
  expect(html).toMatch(/^<div class="math math-block">/);
  expect(markdown[0]?.markdown).toBe("$$\n\\begin{aligned} a_t &= b,\\\\ c &= d. \\end{aligned}\n$$\n");
});

it("gives each heading a unique id, even without words or if an element already has that id", async () => {
  const page = await compile('## Search\n\n## 🚀\n\n## 🎉\n\n<p id="one">a</p>\n\n## One\n\n## One {/* #uno */}');
  expect(page.toc.map(({ id }) => id)).toEqual(["search", "section", "section-1", "one-1", "uno"]);
});

it("compiles imported MDX with the site's components, and reports its warnings", async () => {
  const page = await compile('import Part from "./_part.mdx";\n\n<Part />');
  for (const part of ["admonition warning", "code-block", "card"]) expect(page.html).toContain(`class="${part}"`);
  expect(page.links.map(({ href }) => href)).toEqual(["/docs/overview", "/c"]);
  expect(page.warnings.map(({ line, rule, message }) => [line, rule, message.replace(/\S*guides\//, "")])).toEqual([
    [
      1,
      "import/./_part.mdx",
      'import of "./_part.mdx": _part.mdx:5: code block: "wide" is not an option and is ignored',
    ],
  ]);
});
