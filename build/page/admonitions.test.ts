import { describe, expect, it } from "vitest";
import type { CompiledPage } from "./compile-page.ts";
import { compile } from "./test-page.ts";

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
});
