import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { ContentError } from "../base/problems.ts";
import { testFolder, writeFiles } from "../base/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { readSources } from "./read-sources.ts";

const content = testFolder();
const unknown = { find: () => undefined };
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
async function problems(): Promise<string[]> {
  const error = await readSources(content, settings, unknown).catch((error: unknown) => error);
  if (!(error instanceof ContentError)) throw error;
  return error.message.replaceAll(`${content}/`, "").split("\n");
}

it("gives each page the path that its folder and its name make; a post's day is not in it", async () => {
  write("docs/overview.mdx");
  write("docs/api/useNode.md");
  write("docs-1.0/overview.mdx");
  write("blog/2026-01-02-hello.mdx", post);
  write("docs/notes.txt");
  const sources = await readSources(content, settings, unknown);
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

it("reads a site that has neither docs nor a blog", async () => {
  expect(await readSources(content, settings, unknown)).toEqual([]);
});

it.each([
  ["docs/a.mdx", "/docs/a", "docs/a.md"],
  ["docs/a.mdx", "/docs/a", "docs/A.mdx"],
  ["blog/a.mdx", "/blog/a", "blog/2026-01-02-a.mdx"],
  ["docs/tags.mdx", "/docs/tags", null],
  ["docs/tags/hooks.mdx", "/docs/tags/hooks", null],
  ["docs-1.0/tags.mdx", "/docs/1.0/tags", null],
  ["blog/archive.mdx", "/blog/archive", null],
])("lets no two pages have one path: %s at %s, where there is %s", async (file, path, other) => {
  for (const name of [file, other ?? file]) write(name, name.startsWith("blog") ? post : undefined);
  const taken = other ?? "a page of the site itself";
  expect(await problems()).toEqual([`${file}:1  is served at ${path}, and so is ${taken}: rename one of them`]);
});

it("refuses the names of pages that make no address", async () => {
  for (const file of ["docs/index.mdx", "docs/my page.mdx", "docs/1.0/a.mdx", "docs/fine.mdx"]) write(file);
  for (const file of ["docs/b.MDX", "docs/c.markdown"]) write(file);
  write("blog/2026-01-02-a.json.mdx", post);
  expect(await problems()).toEqual([
    expect.stringMatching(/^blog\/2026-01-02-a\.json\.mdx:1 {2}rename to "2026-01-02-a-json": /),
    expect.stringMatching(/^docs\/1\.0\/a\.mdx:1 {2}rename to "1-0\/a": /),
    "docs/b.MDX:1  would not be served: the name of a page ends in .mdx",
    "docs/c.markdown:1  would not be served: the name of a page ends in .mdx",
    expect.stringMatching(/^docs\/index\.mdx:1 {2}its address would end in \/index: /),
    expect.stringMatching(/^docs\/my page\.mdx:1 {2}rename to "my-page": /),
  ]);
});

it("names the line of a tag that content/tags.ts does not have", async () => {
  write("docs/a.mdx", "title: A\ndescription: B\ntags: [hook, state]");
  write("docs/b.mdx", "title: A\ndescription: B\ntags:\n  - constructor");
  expect(await problems()).toEqual([
    'docs/a.mdx:4  no tag "hook" in content/tags.ts. Did you mean "hooks"?',
    'docs/b.mdx:4  no tag "constructor" in content/tags.ts. A new one is added there.',
  ]);
});

it("names the line of a post's date that is not the one in the file's name", async () => {
  write("blog/2026-01-20-a.mdx", post);
  write("blog/2026-01-02-b.mdx", post);
  write("blog/c.mdx", post);
  expect(await problems()).toEqual([
    'blog/2026-01-20-a.mdx:4  the file\'s name says 2026-01-20, and "date" says 2026-01-02: readers see "date". Change one of them',
  ]);
});

it("reports the broken front matter of all pages at once", async () => {
  write("docs/a.mdx", "title: A");
  write("blog/b.mdx", "title: A\ndescription: B");
  expect(await problems()).toEqual([
    'blog/b.mdx:1  front matter lacks "date": add date: …',
    'blog/b.mdx:1  front matter lacks "author": add author: …',
    'docs/a.mdx:1  front matter lacks "description": add description: …',
  ]);
});
