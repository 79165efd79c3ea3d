import { describe, expect, it } from "vitest";
import type { CompiledPage } from "./compile-page.ts";
import { compile, problemsOf } from "./test-page.ts";

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
