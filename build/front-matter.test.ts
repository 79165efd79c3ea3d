import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { lineOfField, parseFrontMatter } from "./front-matter.ts";
import { temporaryFolder } from "./temporary-folder.ts";

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
  const folder = temporaryFolder("front-matter", tmpdir());
  onTestFinished(folder.remove);
  const file = join(folder.path, "a.mdx");
  writeFileSync(file, "---\ntitle: A description:\ndescription: B\n---\n");
  expect(["title", "description", "tags"].map((field) => lineOfField(file, field))).toEqual([2, 3, 0]);
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
  const source = "---\ntitle: A\ndescription: B\n---\n";
  expect(parseFrontMatter("page", "a.mdx", source).data).toEqual({ title: "A", description: "B" });
  const message = 'a.mdx:4  unknown field "tags". Known fields: title, description.';
  expect(() => parseFrontMatter("page", "a.mdx", source.replace("B\n", "B\ntags: []\n"))).toThrow(
    expect.objectContaining({ message }),
  );
});

const quotes = '. A value that has ": " in it, or begins with a sign such as @ * `, stands in quotes';

it.each([
  ["# Heading", "a.mdx:1  the page has no front matter. Begin the file with ---, title: …, description: …, ---"],
  [
    "----\ntitle: A\n---",
    "a.mdx:1  the page has no front matter. Begin the file with ---, title: …, description: …, ---",
  ],
  ["---\ntitle: A\n\nText", "a.mdx:1  the front matter is never closed: end it with --- on a line of its own"],
  [
    "---\n---",
    'a.mdx:1  front matter lacks "title": add title: …\na.mdx:1  front matter lacks "description": add description: …',
  ],
  ["---\n- title\n---", "a.mdx:1  front matter must be fields, each on a line of its own: title: …"],
  ["---\ntitle\n---", "a.mdx:1  front matter must be fields, each on a line of its own: title: …"],
])("says how front matter is written where it finds %j", (source, message) => {
  expect(() => parse("doc", source)).toThrow(expect.objectContaining({ name: "ContentError", message }));
});

it.each([
  ["title: Craft: the editor", `not valid YAML: Nested mappings are not allowed in compact mappings${quotes}`],
  ["title: @craftjs/core", `not valid YAML: Plain value cannot start with reserved character @${quotes}`],
  ["title: *great", `not valid YAML: the value begins with *${quotes}`],
  ["title: *Very* good", `not valid YAML: Unexpected scalar at node end${quotes}`],
  ["description: twice", "not valid YAML: Map keys must be unique"],
])("names the line of YAML that cannot be read: %s", (line, message) => {
  expect(() => parse("doc", "---", "description: A", "", line, "---")).toThrow(
    expect.objectContaining({ message: `a.mdx:4  front matter is ${message}` }),
  );
});

const changes = '"updated" must be a list of days with a note, such as 2026-11-25: Says how to …';

it.each([
  ["titel: A", 'unknown field "titel". Did you mean "title"?'],
  [
    "slug: /x",
    'unknown field "slug". Known fields: title, description, sidebar_label, badge, tags, search_priority, anchors, updated, tool, sidebar.',
  ],
  [
    "constructor: A",
    'unknown field "constructor". Known fields: title, description, sidebar_label, badge, tags, search_priority, anchors, updated, tool, sidebar.',
  ],
  ["tags: hooks", 'front matter: "tags" must be a list, such as [hooks, state]'],
  ["search_priority: high", 'front matter: "search_priority" can only be low'],
  ["anchors: old", 'front matter: "anchors" must be a list of ids, such as old-id: new-id'],
  ["anchors: {old: 1}", 'front matter: "anchors" must be a list of ids, such as old-id: new-id'],
  ['anchors: {"a b": c}', 'front matter: "anchors" names ids, made of letters, digits, "-" and "_"'],
  ['anchors: {" b": c}', 'front matter: "anchors" names ids, made of letters, digits, "-" and "_"'],
  ['anchors: {"b ": c}', 'front matter: "anchors" names ids, made of letters, digits, "-" and "_"'],
  ["tags:", 'front matter: "tags" must be a list, such as [hooks, state]'],
  ["tags: [hooks, hooks]", 'front matter: "tags" names a tag twice'],
  ["tags: [hooks, 1]", "front matter: a tag must be text"],
  [
    "sidebar_label: C # sharp",
    'front matter: "# sharp" is a comment to YAML. Put the value in quotes, or remove the comment',
  ],
  ["sidebar_label: #1", 'front matter: "#1" is a comment to YAML. Put the value in quotes, or remove the comment'],
  ["badge: function", 'front matter: "badge" must be component, hook or type'],
  ["updated: 2026-11-25", `front matter: ${changes}`],
  ["updated: [2026-11-25]", `front matter: ${changes}`],
  ["sidebar: docs", 'front matter: "sidebar" can only be false: content/sidebars.ts says where a page stands'],
  ["sidebar_label: 404", 'front matter: "sidebar_label" must be text'],
  ['sidebar_label: " "', 'front matter: "sidebar_label" must not be empty'],
  ["sidebar_label: |\n  one\n  two", 'front matter: "sidebar_label" must be one line'],
])("names the line of a field that is wrong: %j", (line, message) => {
  expect(() => parse("doc", "---", "title: A", "description: B", "", line, "---")).toThrow(
    expect.objectContaining({ message: `a.mdx:5  ${message}` }),
  );
});

it("wants a description that search engines show whole", () => {
  expect(parse("doc", "---", "title: A", `description: ${"x".repeat(200)}`, "---").data).toMatchObject({ title: "A" });
  expect(() => parse("doc", "---", "title: A", `description: ${"x".repeat(201)}`, "---")).toThrow(
    'a.mdx:3  front matter: "description" must be at most 200 characters long',
  );
});

it.each([
  ["title: 1", 'a.mdx:2  front matter: "title" must be text'],
  ["description: 1", 'a.mdx:2  front matter: "description" must be text'],
  ["author: 1", 'a.mdx:2  front matter: "author" must be text'],
  ["date: [2026]", 'a.mdx:2  front matter: "date" must be a day, YYYY-MM-DD'],
])("names the field of a post that is wrong: %s", (line, message) => {
  const fields = ["title: A", "description: B", "date: 2026-02-03", "author: C"];
  const others = fields.filter((field) => field.split(":")[0] !== line.split(":")[0]);
  expect(() => parse("post", "---", line, ...others, "---")).toThrow(expect.objectContaining({ message }));
});

it.each(["title", "description"])("names the field of a doc that is wrong: %s", (name) => {
  const others = ["title", "description"].filter((field) => field !== name).map((field) => `${field}: A`);
  expect(() => parse("doc", "---", `${name}: 1`, ...others, "---")).toThrow(
    `a.mdx:2  front matter: "${name}" must be text`,
  );
});

it.each([
  ["2026-02-30", '"date" must be a day that exists'],
  ["2026-13-01", '"date" must be a day that exists'],
  ["x2026-02-03", '"date" must be a day, YYYY-MM-DD'],
  ["2026-2-3", '"date" must be a day, YYYY-MM-DD'],
  ["2026-02-03T10:00:00Z", '"date" must be a day, YYYY-MM-DD'],
  ["20260203", '"date" must be a day, YYYY-MM-DD'],
])("refuses %s as the day of a post, once", (date, message) => {
  expect(() => parse("post", "---", "title: A", "description: B", `date: ${date}`, "author: C", "---")).toThrow(
    expect.objectContaining({ message: `a.mdx:4  front matter: ${message}` }),
  );
});

it("reads what changed on which days", () => {
  const lines = ["title: A", "description: B", "updated:", "  2026-11-25: Says how.", "  2026-11-22: Said what."];
  expect(parse("doc", "---", ...lines, "---").data).toMatchObject({
    updated: { "2026-11-25": "Says how.", "2026-11-22": "Said what." },
  });
});

it.each([
  ["2026-11-31: A", 'each entry of "updated" must be a day that exists'],
  ["November: A", 'each entry of "updated" must be a day, YYYY-MM-DD'],
  ["2026-11-22:", '"updated" must be text'],
  ["2026-11-22: [A]", '"updated" must be text'],
  ['2026-11-22: ""', '"updated" must not be empty'],
])("names the line of a change that is wrong: %s", (line, message) => {
  const lines = ["title: A", "description: B", "updated:", "  2026-11-25: Says how.", `  ${line}`];
  expect(() => parse("doc", "---", ...lines, "---")).toThrow(
    expect.objectContaining({ message: `a.mdx:6  front matter: ${message}` }),
  );
});
