import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder } from "../base/test-folder.ts";
import { testTable } from "../base/test-table.ts";
import { lineOfField, parseFrontMatter } from "./front-matter.ts";

const folder = testFolder({ "a.mdx": "---\ntitle: A description:\ndescription: B\n---\n" });

const parse = (kind: "doc" | "post", ...lines: string[]) => parseFrontMatter(kind, "a.mdx", lines.join("\n"));

it("gives a page's fields, and its text on the lines where it stands in the file", () => {
  expect(parse("doc", "---", "title: useNode", "description: A hook.", "tags: [hooks]", "---", "Text")).toEqual({
    data: { title: "useNode", description: "A hook.", tags: ["hooks"] },
    mdx: "\n\n\n\n\nText",
  });
});

it("reads what Windows writes: a byte order mark, and lines that end in CR LF", () => {
  expect(parseFrontMatter("doc", "a.mdx", "\uFEFF---\r\ntitle: A\r\ndescription: B\r\n---\r\nText")).toEqual({
    data: { title: "A", description: "B", tags: [] },
    mdx: "\r\n\r\n\r\n\r\nText",
  });
});

it("leaves the text as it is, byte order marks in it, too", () => {
  expect(parse("doc", "---", "title: A", "description: B", "---", "a\uFEFFb").mdx).toBe("\n\n\n\na\uFEFFb");
});

it("finds the line of a field again", () => {
  const lineOf = (field: string) => lineOfField(join(folder, "a.mdx"), field);
  expect(["title", "description", "tags"].map(lineOf)).toEqual([2, 3, 0]);
});

it("reads all other fields", () => {
  const fields = ["search_priority: low", "sidebar: false", "anchors:", "  old-id: new", "  _2: new", "badge: hook"];
  const { data } = parse("doc", "---", "title: A", "description: B", ...fields, "---");
  expect(data).toMatchObject({ search_priority: "low", sidebar: false, anchors: { "old-id": "new", _2: "new" } });
});

it.each(["component", "hook", "type"])("takes %s for a badge", (badge) => {
  const { data } = parse("doc", "---", "title: A", "description: B", `badge: ${badge}`, "---");
  expect(data).toMatchObject({ badge });
});

it("takes a comment after a quoted value for one that was meant", () => {
  expect(parse("doc", "---", 'title: "A" # sic', "description: B", "---").data.title).toBe("A");
});

it("takes a --- further down for a line of the text", () => {
  expect(parse("doc", "---", "title: A --- B", "description: C", "---", "", "---", "Text").mdx).toBe(
    "\n\n\n\n\n---\nText",
  );
});

it("reads a post's day", () => {
  const { data } = parse("post", "---", "title: A", "description: B", "date: 2026-02-28", "author: C", "---");
  expect(data).toEqual({ title: "A", description: "B", date: "2026-02-28", author: "C" });
});

it("takes no more than a title and a description of a page that is neither a doc nor a post", () => {
  expect(parseFrontMatter("page", "a.mdx", "---\ntitle: A\ndescription: B\n---\n").data).toEqual({
    title: "A",
    description: "B",
  });
});

/** Each row: the kind of a page, how it begins, and what is reported of it. */
it.each(testTable("build/sources/front-matter-mistakes.txt"))("%j → %s", (page = "", ...messages) => {
  const [, kind, source = ""] = /^(\w+) (.*)$/s.exec(page) ?? [];
  const message = messages.map((text) => `a.mdx:${text}`).join("\n");
  expect(() => parse(kind as "doc", source)).toThrow(expect.objectContaining({ name: "ContentError", message }));
});

it("wants a description that search engines show whole", () => {
  expect(parse("doc", "---", "title: A", `description: ${"x".repeat(200)}`, "---").data).toMatchObject({ title: "A" });
  expect(() => parse("doc", "---", "title: A", `description: ${"x".repeat(201)}`, "---")).toThrow(
    'a.mdx:3  front matter: "description" must be at most 200 characters long',
  );
});

it("reads what changed on which days", () => {
  const lines = ["title: A", "description: B", "updated:", "  2026-11-25: Says how.", "  2026-11-22: Said what."];
  expect(parse("doc", "---", ...lines, "---").data).toMatchObject({
    updated: { "2026-11-25": "Says how.", "2026-11-22": "Said what." },
  });
});
