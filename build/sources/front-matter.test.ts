import { join } from "node:path/posix";
import { formatProblems } from "files/problems.ts";
import { testTable } from "files/test-table.ts";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { lineOfField, parseFrontMatter } from "./front-matter.ts";

const folder = testFolder({ "a.mdx": "---\ntitle: A description:\ndescription: B\n---\n" });

const parse = (kind: "doc" | "post" | "page", ...lines: string[]) => parseFrontMatter(kind, "a.mdx", lines.join("\n"));

/** The default values of fields. */
const defaults = (kind: "doc" | "post" | "page") => parse(kind, "Text").data;

it("returns a page's fields, and its text at the original lines", () => {
  expect(parse("doc", "---", "title: useNode", "description: A hook.", "tags: [hooks]", "---", "Text")).toEqual({
    data: { ...defaults("doc"), title: "useNode", description: "A hook.", tags: ["hooks"] },
    mdx: "\n\n\n\n\nText",
    problems: [],
  });
});

it("reads a byte order mark, and lines that end in CR LF", () => {
  expect(parseFrontMatter("doc", "a.mdx", "\uFEFF---\r\ntitle: A\r\ndescription: B\r\n---\r\nText")).toEqual({
    data: { ...defaults("doc"), title: "A", description: "B" },
    mdx: "\r\n\r\n\r\n\r\nText",
    problems: [],
  });
});

it("leaves the text unchanged, including byte order marks in it", () => {
  expect(parse("doc", "---", "title: A", "description: B", "---", "a\uFEFFb").mdx).toBe("\n\n\n\na\uFEFFb");
});

it("finds the line of a field", () => {
  const lineOf = (field: string) => lineOfField(join(folder, "a.mdx"), field);
  expect(["title", "description", "tags"].map(lineOf)).toEqual([2, 3, 0]);
});

it("reads search_priority and anchors", () => {
  const fields = ["search_priority: low", "anchors:", "  old-id: new", "  _2: new"];
  const { data } = parse("doc", "---", "title: A", "description: B", ...fields, "---");
  expect(data).toMatchObject({ search_priority: "low", anchors: { "old-id": "new", _2: "new" } });
});

it.each(["component", "hook", "type"])("accepts the badge %s", (badge) => {
  const { data } = parse("doc", "---", "title: A", "description: B", `badge: ${badge}`, "---");
  expect(data).toMatchObject({ badge });
});

it("accepts a comment after a quoted value", () => {
  expect(parse("doc", "---", 'title: "A" # sic', "description: B", "---").data.title).toBe("A");
});

it("treats a --- further down as text", () => {
  expect(parse("doc", "---", "title: A --- B", "description: C", "---", "", "---", "Text").mdx).toBe(
    "\n\n\n\n\n---\nText",
  );
});

it("reads a post's date", () => {
  const { data } = parse("post", "---", "title: A", "description: B", "date: 2026-02-28", "author: C", "---");
  expect(data).toEqual({ ...defaults("post"), title: "A", description: "B", date: "2026-02-28", author: "C" });
});

it("reads only the common fields of pages that are neither docs nor posts", () => {
  expect(parse("page", "---", "title: A", "description: B", "slug: c", "toc: false", "tags: [a]", "---").data).toEqual({
    ...defaults("page"),
    title: "A",
    description: "B",
    slug: "c",
    toc: false,
  });
});

/** Each row: the kind of a page, its beginning, and the reports. */
it.each(testTable("build/sources/front-matter-mistakes.txt"))(
  "checks the front matter of %j: %s",
  (page = "", ...messages) => {
    const [, kind, source = ""] = /^(\w+) (.*)$/s.exec(page) ?? [];
    const reported = messages[0] === "fine" ? [] : messages.map((text) => `a.mdx:${text}`);
    expect(formatProblems(parse(kind as "doc", source).problems)).toBe(reported.join("\n"));
  },
);

it.each([
  ["doc", "layout", "updated"],
  ["doc", "constructor", "updated"],
  ["page", "tags", "slug"],
] as const)("lists the fields of a %s for the unknown field %s", (kind, field, expectedField) => {
  const { problems } = parse(kind, "---", "title: A", `${field}: []`, "---");
  const message = `"${field}" is not a known field, so it is ignored. Known fields: title, description, `;
  expect(formatProblems(problems)).toMatch(`a.mdx:3  warning: front matter: ${message}`);
  expect(problems[0]?.message.match(/\w+/g)).toContain(expectedField);
});

it("accepts a page without front matter", () => {
  expect(parse("doc", "# A", "", "---", "b: c", "---")).toMatchObject({
    data: { title: "", description: "", tags: [], draft: false, toc: true, math: false },
    mdx: "# A\n\n---\nb: c\n---",
  });
});

it("joins the lines of a description of any length", () => {
  const { data } = parse(
    "doc",
    "---",
    "title: A",
    "description: >",
    "  One",
    "  two.",
    "",
    `  ${"x".repeat(300)}`,
    "---",
  );
  expect(data.description).toBe(`One two. ${"x".repeat(300)}`);
});

it("reads keywords as a list, or as words between commas", () => {
  const keywords = (value: string) => parse("doc", "---", `keywords: ${value}`, "---").data.keywords;
  expect(keywords("[drag and drop, editor]")).toEqual(["drag and drop", "editor"]);
  expect(keywords("drag and drop, editor")).toEqual(["drag and drop", "editor"]);
});

it("leaves out fields with invalid values and keeps the rest", () => {
  const { data } = parse("doc", "---", "title: A", "sidebar_position: x", "toc: false", "layout: doc", "---");
  expect(data).toEqual({ ...defaults("doc"), toc: false, title: "A" });
});

it("reads dated changes", () => {
  const lines = ["title: A", "description: B", "updated:", "  2026-11-25: Says how.", "  2026-11-22: Said what."];
  expect(parse("doc", "---", ...lines, "---").data).toMatchObject({
    updated: { "2026-11-25": "Says how.", "2026-11-22": "Said what." },
  });
});
