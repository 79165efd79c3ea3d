import { describe, expect, it } from "vitest";
import type { CompiledPage } from "./compile-page.ts";
import { compile, problemsOf } from "./test-page.ts";

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
