import { expect, it } from "vitest";
import type { TagCount } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageBody } from "../sources/page-index.ts";
import type { DocSource, PageSource, PostSource } from "../sources/read-sources.ts";
import { finishRecord } from "./finish-record.ts";
import { pageRecords } from "./page-records.ts";
import { authoredText } from "./page-text.ts";
import type { BuiltPage } from "./record.ts";
import { sidebarOf } from "./sidebar.ts";

const version = (name: string, path: string, sidebar: string) => ({
  name,
  label: name,
  folder: name,
  path,
  mainDoc: "a",
  sidebar,
});
const [current, old] = [version("current", "/docs", "docs"), version("1.0", "/docs/1.0", "old")];
const settings = {
  site: {
    title: "Fixture",
    origin: "https://example.com",
    tagline: "T",
    packages: [],
    navbar: { docs: { label: "Documentation" } },
    description: "D",
    locale: "en",
    editBase: "https://example.com/edit/",
    versions: [current, old],
  },
  tags: { zoo: "Zoo", state: "état", effects: "Effects", hooks: "Hooks", unused: "Unused", easy: "easy" },
  sidebars: {
    docs: [
      { label: "First steps", items: ["a", "b"] },
      { label: "More", items: ["c"] },
    ],
    old: [{ label: "More", items: ["a"] }],
  },
  redirects: {},
} as unknown as Settings;

const facts = {
  ...{ toc: [], ids: [], links: [], images: [], examples: [], warnings: [] },
  ...{ heading: null, lead: "", sections: [], names: [], body: "" },
};
const body: PageBody = {
  html: "<p>Text</p>",
  sections: [],
  code: [],
  markdown: [
    { id: null, level: 1, heading: "", markdown: "Text\n" },
    { id: "b", level: 2, heading: "B", markdown: "## B\n" },
  ],
};
const doc = (of: typeof current, id: string, tags: string[] = [], sidebar_label?: string) =>
  ({
    kind: "doc",
    id,
    version: of,
    path: `${of.path}/${id}`,
    file: `content/${of.folder}/${id}.mdx`,
    lastUpdated: null,
    data: { title: `Title of ${id}`, description: `About ${id}`, tags, ...(sidebar_label ? { sidebar_label } : {}) },
    facts,
  }) as unknown as Compiled<DocSource>;
const post = (day: string, name: string) =>
  ({
    kind: "post",
    path: `/blog/${name}`,
    file: `content/blog/${name}.mdx`,
    data: { title: name, description: `About ${name}`, date: day, author: "Ada" },
    facts,
  }) as unknown as Compiled<PostSource>;

const docs = [
  doc(current, "c", ["hooks", "state"]),
  doc(current, "a", ["hooks", "zoo", "effects", "easy"]),
  doc(current, "b", [], "Bee"),
  doc(current, "hidden", ["hooks"]),
  doc(old, "a", ["hooks"]),
];
const posts = [post("2025-12-31", "old"), post("2026-02-03", "new"), post("2026-02-01", "b"), post("2026-02-01", "a")];
const support = {
  kind: "page",
  path: "/support",
  data: { title: "Support", description: "Where to get help." },
  facts,
} as unknown as Compiled<PageSource>;
const records = pageRecords(settings, [...docs, ...posts, support]);
function builtAt(path: string): BuiltPage {
  const matches = records.filter(({ head }) => head.path === path);
  expect(matches).toHaveLength(1);
  return matches[0] as BuiltPage;
}
const pageAt = (path: string) => builtAt(path).page;
const finish = (built: BuiltPage, from = body) =>
  finishRecord(settings.site, { ...built, authored: built.authored as Compiled }, from, new Map(), {});

it("gives every page of the site one record", () => {
  expect(records.map(({ head }) => head.path)).toEqual([
    "/",
    "/search",
    "/404",
    "/docs",
    ...["c", "a", "b", "hidden"].map((id) => `/docs/${id}`),
    "/docs/tags",
    ...["easy", "effects", "state", "hooks", "zoo"].map((tag) => `/docs/tags/${tag}`),
    "/docs/1.0",
    "/docs/1.0/a",
    "/docs/1.0/tags",
    "/docs/1.0/tags/hooks",
    "/blog/archive",
    ...["new", "a", "b", "old"].map((name) => `/blog/${name}`),
    "/support",
  ]);
});

it("suggests other names of guides and titles of reference pages, in sidebar order", () => {
  const hook = doc(current, "b");
  Object.assign(hook.data, { title: "useIt()", badge: "hook" });
  const pages = [hook, doc(current, "c", ["guide"]), doc(current, "a", ["guide"]), doc(current, "hidden", ["guide"])];
  Object.assign(pages[1]?.data ?? {}, { title: "No name", badge: "type" });
  const names: Record<string, string[]> = { a: ["how it is done", "other"], c: ["more"], hidden: ["less"], b: ["it"] };
  const named = pages.map((doc) => ({
    ...doc,
    facts: { ...facts, sections: [{ anchor: null, names: names[doc.id] ?? [] }] },
  }));
  const search = pageRecords(settings, named).find(({ head }) => head.path === "/search");
  expect(search?.page).toMatchObject({
    query: "",
    suggestions: { words: ["how it is done", "more"], names: ["useIt"] },
  });
});

it("keeps the search page and the not-found page out of search engines", () => {
  const robots = records.filter(({ head }) => head.robots).map(({ head }) => [head.path, head.robots]);
  expect(robots).toEqual([
    ["/search", "noindex, follow"],
    ["/404", "noindex"],
  ]);
});

it.each([
  ["/docs/a", null, { label: "Bee", path: "/docs/b" }],
  ["/docs/b", { label: "Title of a", path: "/docs/a" }, { label: "Title of c", path: "/docs/c" }],
  ["/docs/c", { label: "Bee", path: "/docs/b" }, null],
  ["/docs/hidden", null, null],
  ["/docs/1.0/a", null, null],
])("links %s to its neighbours in its version's sidebar", (path, previous, next) => {
  expect(pageAt(path)).toMatchObject({ kind: "doc", previous, next });
});

it.each([
  ["/docs/a", "/docs", { label: "First steps", path: "/docs#first-steps" }],
  ["/docs/c", "/docs", { label: "More", path: "/docs#more" }],
  ["/docs/hidden", "/docs"],
  ["/docs/1.0/a", "/docs/1.0", { label: "More", path: "/docs/1.0#more" }],
])("links %s to the index of its version, and to its category there", (path, index, ...category) => {
  expect(pageAt(path)).toMatchObject({ breadcrumbs: [{ label: "Documentation", path: index }, ...category] });
});

it("returns a page's edit link, text and Markdown", () => {
  expect(pageAt("/docs/a")).toMatchObject({ editUrl: "https://example.com/edit/content/current/a.mdx" });
  const { record, markdown } = finish(builtAt("/docs/a"));
  expect(record.page).toMatchObject({ html: { body: "<p>Text</p>" } });
  expect(Object.keys(record)).toEqual(["format", "head", "page", "sections"]);
  expect(markdown).toBe(
    "# Title of a\n\n> About a\n\nPage: https://example.com/docs/a  \nAll pages: https://example.com/llms.txt\n\nText\n\n## B\n",
  );
});

it("returns the offsets of an authored page's sections in its Markdown", () => {
  const { markdown, sections } = authoredText(settings.site, docs[1] as Compiled, body.markdown);
  expect(sections).toEqual([
    { id: null, level: 1, heading: "", start: 0 },
    { id: "b", level: 2, heading: "B", start: markdown.indexOf("## B") },
  ]);
});

it("adds former ids to headings", () => {
  const renamed = doc(current, "a");
  renamed.data.anchors = { former: "new" };
  const built = pageRecords(settings, [renamed]).find(({ head }) => head.path === "/docs/a") as BuiltPage;
  expect(finish(built, { ...body, html: '<h2 id="new">New</h2>' }).record.page).toMatchObject({
    html: { body: '<h2 id="new"><a id="former"></a>New</h2>' },
  });
});

it.each([
  ["/docs", "## First steps\n\n- [Title of a](https://example.com/docs/a): About a\n"],
  ["/", "## First steps\n\n- [Title of a](https://example.com/docs/a): About a\n"],
  ["/docs/tags", "- [Zoo](https://example.com/docs/tags/zoo): "],
  ["/docs/tags/hooks", "]("],
  ["/blog/archive", "## 20"],
])("lists the links of %s in its Markdown", (path, part) => {
  expect(builtAt(path).markdown).toContain(part);
});

it("makes no Markdown for the search page and the not-found page", () => {
  for (const path of ["/search", "/404"]) expect(builtAt(path).markdown).toBeUndefined();
});

it("groups tags by first letter, sorted in the site's locale, each with its number of pages", () => {
  const lettersOf = (path: string) => {
    const page = pageAt(path);
    return page.kind === "tags" ? page.letters.map(({ letter, tags }) => [letter, ...tags.map(shownOf)]) : [];
  };
  const shownOf = ({ label, path, count }: TagCount) => `${label} ${path} ${count}`;
  expect(lettersOf("/docs/tags")).toEqual([
    ["E", "easy /docs/tags/easy 1", "Effects /docs/tags/effects 1"],
    ["É", "état /docs/tags/state 1"],
    ["H", "Hooks /docs/tags/hooks 3"],
    ["Z", "Zoo /docs/tags/zoo 1"],
  ]);
  expect(lettersOf("/docs/1.0/tags")).toEqual([["H", "Hooks /docs/1.0/tags/hooks 1"]]);
});

it("lists a tag's pages of one version, sorted", () => {
  expect(pageAt("/docs/tags/hooks")).toMatchObject({
    items: [{ path: "/docs/a" }, { path: "/docs/c" }, { path: "/docs/hidden" }],
  });
  expect(builtAt("/docs/tags/hooks").head.title).toBe('3 pages tagged "Hooks"');
  expect(builtAt("/docs/1.0/tags/hooks").head.title).toBe('One page tagged "Hooks"');
});

it("lists the newest year and post first in the archive, and links each post to its neighbours", () => {
  const link = (name: string, date: string) => ({
    label: name,
    path: `/blog/${name}`,
    date,
    description: `About ${name}`,
  });
  expect(pageAt("/blog/archive")).toEqual({
    kind: "blog-archive",
    years: [
      { year: "2026", posts: [link("new", "2026-02-03"), link("a", "2026-02-01"), link("b", "2026-02-01")] },
      { year: "2025", posts: [link("old", "2025-12-31")] },
    ],
  });
  expect(pageAt("/blog/new")).toMatchObject({ newer: null, older: { label: "a", path: "/blog/a" } });
  expect(pageAt("/blog/b")).toMatchObject({ newer: { path: "/blog/a" }, older: { path: "/blog/old" } });
  expect(pageAt("/blog/old")).toMatchObject({ newer: { path: "/blog/b" }, older: null });
});

it("lists every page of a version in its index and in its sidebar", () => {
  expect(pageAt("/docs")).toMatchObject({
    kind: "docs-index",
    sections: [
      { id: "first-steps", items: [{ path: "/docs/a", description: "About a" }, { path: "/docs/b" }] },
      { label: "More", id: "more", items: [{ path: "/docs/c" }] },
    ],
  });
  expect(sidebarOf(settings, old, docs)).toEqual({
    version: "1.0",
    categories: [{ label: "More", id: "more", items: [{ label: "Title of a", path: "/docs/1.0/a" }] }],
  });
});
