import { expect, it } from "vitest";
import type { CompiledPage } from "./compiled-page.ts";
import { compile, problemsOf } from "./test-page.ts";

it.each<[string, CompiledPage["body"][number][]]>([
  ["&copy; \\* \\{a\\} \\<b a < b", [["p", null, "© * {a} <b a < b"]]],
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
    "at 10:30, a:b[c]{d=1}\n\n::leaf",
    [
      ["p", null, "at 10:30, a:b[c]{d=1}"],
      ["p", null, "::leaf"],
    ],
  ],
])("compiles %j to a tree", async (mdx, body) => {
  expect((await compile(mdx)).body).toEqual(body);
});

it("puts footnotes at the page's end, linked there and back, and not into the table of contents", async () => {
  const page = await compile("## One\n\nText[^a]\n\n[^a]: The note.");
  expect(page.toc).toEqual([{ id: "one", text: "One", level: 2 }]);
  expect(page.ids).toEqual(["one", "user-content-fnref-a", "footnote-label", "user-content-fn-a"]);
  expect(page.links.map(({ href }) => href)).toEqual(["#user-content-fn-a", "#user-content-fnref-a"]);
});

it("reports all the mistakes of a page at once", async () => {
  expect(await problemsOf("# One\n\n![a](gone.gif)\n\n#### Four")).toEqual([
    '1:1  "# One" makes a second h1: the title in the front matter is the first. Begin with ##',
    '3:1  image "gone.gif": there is no file gone.gif.',
    '5:1  "Four" is an h4 right after an h1: a level is skipped. Make it ##',
  ]);
});

it("reports a page that is front matter alone", async () => {
  expect(await problemsOf("\n\n\n")).toEqual(["4  the page has no text: write it below the front matter"]);
});

it("keeps the other names of a page and its sections, and shows them nowhere", async () => {
  const page = await compile("{/* also: a, b */}\n\nText\n\n## C {#c}\n{/* also: d */}");
  expect(page.names).toEqual({ "": ["a", "b"], c: ["d"] });
  expect(JSON.stringify(page.body)).not.toContain("also");
});
