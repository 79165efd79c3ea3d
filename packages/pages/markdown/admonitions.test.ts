import { expect, it } from "vitest";
import { compile } from "../test-page.ts";

const box = (kind: string, title: string, content: string) =>
  `<div class="admonition ${kind}" role="note"><p class="admonition-title">${title}</p>${content}</div>`;

it.each([
  [":::note\na\n:::", box("note", "Note", "<p>a</p>")],
  [":::tip My title\na\n:::", box("tip", "My title", "<p>a</p>")],
  [":::danger[Mind *this*]\n- a\n:::", box("danger", "Mind <em>this</em>", "<ul><li>a</li></ul>")],
  [':::caution{title="A"}\na\n:::', box("warning", "A", "<p>a</p>")],
  ["::: important\na\n:::", box("info", "Important", "<p>a</p>")],
  ["::::tip\n:::info\na\n:::\n::::", box("tip", "Tip", box("info", "Info", "<p>a</p>"))],
  [":::tip\na\n:::info\nb\n:::\nc\n:::", box("tip", "Tip", `<p>a</p>${box("info", "Info", "<p>b</p>")}<p>c</p>`)],
  ["/// tip | My title\na\n///", box("tip", "My title", "<p>a</p>")],
  ["////note\n/// info\na\n///\n////", box("note", "Note", box("info", "Info", "<p>a</p>"))],
  [":::note\n:::\n\nb", `${box("note", "Note", "")}<p>b</p>`],
  ["> :::warning\n> a\n> :::", `<blockquote>${box("warning", "Warning", "<p>a</p>")}</blockquote>`],
  ["- a\n\n  :::tip\n  b\n  :::\n\n  c", `<ul><li><p>a</p>${box("tip", "Tip", "<p>b</p>")}<p>c</p></li></ul>`],
  ["> [!NOTE]\n> a\n>\n> b", box("note", "Note", "<p>a</p><p>b</p>")],
  ["> [!CAUTION] Mind\n> a *b*", box("warning", "Mind", "<p>a <em>b</em></p>")],
  ["> [!TIP] See *a*,\n> and *b*", box("tip", "See <em>a</em>,", "<p>and <em>b</em></p>")],
  [":::details\na\n:::", "<details><summary>Details</summary><p>a</p></details>"],
  [":::details Click `me`\na\n:::", '<summary>Click <code translate="no">me</code></summary>'],
])("compiles %j to a box", async (mdx, html) => {
  for (const extension of [".mdx", ".md"]) {
    const page = await compile(mdx, { extension });
    expect(page.html.replaceAll("\n", "")).toContain(html);
    expect(page.warnings).toEqual([]);
  }
});

it("ends a box at the end of the one in it if there is only one closing line, as in VitePress", async () => {
  const { html } = await compile("::: warning\na\n::: tip\nb\n:::\n\nc\n\n::: info\nd\n:::");
  const warning = box("warning", "Warning", `<p>a</p>${box("tip", "Tip", "<p>b</p>")}`);
  expect(html).toBe(`${warning}<p>c</p>${box("info", "Info", "<p>d</p>")}`);
});

it("does not change other quotes and colons", async () => {
  expect((await compile("> [NOTE]\n\na ::: b\n\n::b\n\n/// a, b")).html).toBe(
    "<blockquote><p>[NOTE]</p></blockquote><p>a ::: b</p><p>::b</p><p>/// a, b</p>",
  );
});

it("compiles code groups of VitePress to tabs with the titles of their blocks", async () => {
  // https://vitepress.dev/guide/getting-started
  const { html } = await compile(
    "::: code-group\n\n```sh [npm]\n$ npm add\n```\n\n```sh [pnpm]\n$ pnpm add\n```\n\n:::",
  );
  expect(html.match(/<details class="tab"[^>]*><summary>\w+/g)).toEqual([
    '<details class="tab" name="docs-guides-page-tabs-1" open><summary>npm',
    '<details class="tab" name="docs-guides-page-tabs-1"><summary>pnpm',
  ]);
});
