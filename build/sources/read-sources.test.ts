import { join } from "node:path/posix";
import { formatProblems, type Problem } from "files/problems.ts";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { readSources } from "./read-sources.ts";

const content = testFolder();
const emptyIndex = { find: () => undefined, last: () => undefined };
const settings = {
  site: {
    versions: [
      { name: "current", folder: "docs", path: "/docs" },
      { name: "1.0", folder: "docs-1.0", path: "/docs/1.0" },
    ],
  },
  tags: { hooks: "Hooks", state: "State" },
} as unknown as Settings;

const write = (file: string, frontMatter = "title: A\ndescription: B") =>
  writeFiles(content, { [file]: `---\n${frontMatter}\n---\n\nText\n` });
const post = "title: A\ndescription: B\ndate: 2026-01-02\nauthor: C";
async function read(drafts = false) {
  const problems: Problem[] = [];
  const sources = await readSources(content, settings, emptyIndex, { drafts, problems });
  return { ...sources, problems: formatProblems(problems).replaceAll(`${content}/`, "").split("\n").filter(Boolean) };
}
const problems = async () => (await read()).problems;
const paths = async (drafts = false) => (await read(drafts)).sources.map(({ path }) => path);

it("derives each page's path from its folder and name, without a post's date", async () => {
  write("docs/overview.mdx");
  write("docs/api/useNode.md");
  write("docs-1.0/overview.mdx");
  write("blog/2026-01-02-hello.mdx", post);
  write("docs/notes.txt");
  const { sources } = await read();
  expect(sources.map(({ path }) => path)).toEqual([
    "/docs/api/useNode",
    "/docs/overview",
    "/docs/1.0/overview",
    "/blog/hello",
  ]);
  expect(sources[1]).toMatchObject({
    kind: "doc",
    id: "overview",
    version: settings.site.versions[0],
    file: join(content, "docs/overview.mdx"),
    text: { source: "---\ntitle: A\ndescription: B\n---\n\nText\n", mdx: "\n\n\n\n\nText\n" },
    lastUpdated: null,
  });
});

it("reads a site without docs and blog", async () => {
  expect(await paths()).toEqual([]);
});

it.each([
  ["docs/a.mdx", "/docs/a", "docs/a.md"],
  ["docs/a.mdx", "/docs/a", "docs/A.mdx"],
  ["blog/a.mdx", "/blog/a", "blog/2026-01-02-a.mdx"],
  ["docs/tags.mdx", "/docs/tags", null],
  ["docs/tags/hooks.mdx", "/docs/tags/hooks", null],
  ["docs-1.0/tags.mdx", "/docs/1.0/tags", null],
  ["blog/archive.mdx", "/blog/archive", null],
])("rejects duplicate paths: %s at %s, the path of %s", async (file, path, other) => {
  for (const name of [file, other ?? file]) write(name, name.startsWith("blog") ? post : undefined);
  const occupant = other ?? "a page of the site itself";
  expect(await problems()).toEqual([`${file}:1  is served at ${path}, and so is ${occupant}: rename one of them`]);
});

it("rejects or replaces names of pages that cannot be addresses", async () => {
  for (const file of ["docs/index.mdx", "docs/my page.mdx", "docs/fine.mdx"]) write(file);
  for (const file of ["docs/b.MDX", "docs/c.markdown"]) write(file);
  write("blog/2026-01-02-a.json.mdx", post);
  expect(await problems()).toEqual([
    expect.stringMatching(/^blog\/2026-01-02-a\.json\.mdx:1 {2}warning: is served as "2026-01-02-a-json": /),
    "docs/b.MDX:1  would not be served: the name of a page must end in .mdx or .md",
    "docs/c.markdown:1  would not be served: the name of a page must end in .mdx or .md",
    expect.stringMatching(/^docs\/index\.mdx:1 {2}the site generates the index of a version: /),
    expect.stringMatching(/^docs\/my page\.mdx:1 {2}warning: is served as "my-page": rename it to that, as /),
  ]);
});

it("reports the line of a tag that is missing in content/tags.ts", async () => {
  write("docs/a.mdx", "title: A\ndescription: B\ntags: [hook, state]");
  write("docs/b.mdx", "title: A\ndescription: B\ntags:\n  - constructor");
  expect(await problems()).toEqual([
    'docs/a.mdx:4  warning: no tag "hook" in content/tags.ts, so it is left out. Did you mean "hooks"?',
    'docs/b.mdx:4  warning: no tag "constructor" in content/tags.ts, so it is left out. Add new tags to that file.',
  ]);
  expect((await read()).sources.map(({ data }) => data)).toMatchObject([{ tags: ["state"] }, { tags: [] }]);
});

it("reports the line of a post's date that differs from the file name's", async () => {
  write("blog/2026-01-20-a.mdx", post);
  write("blog/2026-01-02-b.mdx", post);
  write("blog/c.mdx", post);
  expect(await problems()).toEqual([
    'blog/2026-01-20-a.mdx:4  the file name has 2026-01-20, but "date" is 2026-01-02, which readers see: change one of them',
  ]);
});

it("reports problems of front matter and still reads the page's text", async () => {
  write("docs/a.mdx", "updated: today");
  write("blog/b.mdx", "title: A\ndescription: B");
  write("docs/c.mdx", "id: c");
  const { sources, pathOfFile } = await read();
  const problems = sources.map(({ path, text }) => [path, text?.problems.map(({ message }) => message.slice(0, 26))]);
  expect(problems).toEqual([
    ["/docs/a", ['front matter: "updated" mu']],
    ["/docs/c", ['front matter: "id" is only']],
    ["/blog/b", ['front matter lacks "date":', 'front matter lacks "author']],
  ]);
  expect([...pathOfFile.values()].sort()).toEqual(["/blog/b", "/docs/a", "/docs/c"]);
});

it("serves a page under a slug, from the root of its kind or from its folder", async () => {
  write("docs/a.mdx", "slug: /b/c");
  write("docs/guides/d.mdx", "slug: e");
  write("docs-1.0/f.mdx", "slug: /g/");
  write("blog/2026-01-02-h.mdx", `${post}\nslug: i`);
  expect(await paths()).toEqual(["/docs/b/c", "/docs/guides/e", "/docs/1.0/g", "/blog/i"]);
  write("docs/j.mdx", "slug: b/c");
  expect(await problems()).toEqual(["docs/j.mdx:2  is served at /docs/b/c, and so is docs/a.mdx: change the slug"]);
});

it("leaves out partials (_*), and drafts except in a preview", async () => {
  write("docs/a.mdx", "draft: true");
  write("docs/_part.mdx");
  write("docs/_parts/b.mdx");
  expect(await paths()).toEqual([]);
  expect(await paths(true)).toEqual(["/docs/a"]);
});

it("uses an index page or a README for its folder, and leaves folders in parentheses out of paths", async () => {
  write("docs/guides/index.mdx");
  write("docs/(start)/first.md");
  write("docs/api/README.md");
  expect(await paths()).toEqual(["/docs/first", "/docs/api", "/docs/guides"]);
});

it("uses the slug of a page with an invalid name, and reports a wrong slug with its other problems", async () => {
  write("docs/index.mdx", "slug: /start");
  write("docs/my page.mdx", "slug: mine");
  write("docs/a.mdx", "title: A\nslug: who am i?");
  const { sources, problems } = await read();
  expect(sources.map(({ path }) => path)).toEqual(["/docs/who am i?", "/docs/start", "/docs/mine"]);
  expect(problems).toEqual([]);
  const wrong = sources.flatMap(({ text }) => text?.problems ?? []);
  expect(wrong).toMatchObject([{ line: 3, message: expect.stringMatching(/^rename to "who-am-i": /) }]);
});
