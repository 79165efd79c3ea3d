import { expect, it } from "vitest";
import { contentHtml } from "./content-html.ts";
import { compile } from "./test-page.ts";

const box = (kind: string, title: string, content: string) =>
  `<div class="admonition ${kind}" role="note"><p class="admonition-title">${title}</p>${content}</div>`;

it.each([
  [":::note\na\n:::", box("note", "Note", "<p>a</p>")],
  [":::danger[Mind *this*]\n- a\n:::", box("danger", "Mind <em>this</em>", "<ul><li>a</li></ul>")],
  ["::::tip\n:::info\na\n:::\n::::", box("tip", "Tip", box("info", "Info", "<p>a</p>"))],
  ["> :::warning\n> a\n> :::", `<blockquote>${box("warning", "Warning", "<p>a</p>")}</blockquote>`],
])("makes a box of %j", async (mdx, html) => {
  expect(contentHtml((await compile(mdx)).body)).toBe(html);
});
