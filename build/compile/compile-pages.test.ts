import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { Problem } from "files/problems.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { indexFile, openPageIndex, type PageIndex } from "../sources/page-index.ts";
import { readSources } from "../sources/read-sources.ts";
import { compileContext } from "./compile-context.ts";
import { compilePages } from "./compile-pages.ts";

const content = testFolder();
let path: string;
let origin: string;
beforeEach(() => {
  path = "/docs";
  origin = "https://example.com";
});
afterEach(() => rmSync(dirname(indexFile(content)), { recursive: true, force: true }));

/** Modification time of the last written file, in seconds: before the build, as the next one reads newer files again. */
let lastWrite = Date.now() / 1000 - 10_000;
function write(name: string, text: string): void {
  writeFiles(content, { [`docs/${name}`]: text });
  lastWrite += 1;
  utimesSync(join(content, "docs", name), lastWrite, lastWrite);
}
const page = (name: string, mdx: string) => write(`${name}.mdx`, `---\ntitle: A\ndescription: B\n---\n\n${mdx}\n`);

async function read(index: PageIndex, showsLast = false) {
  const site = { versions: [{ name: "current", folder: "docs", path }] };
  const problems: Problem[] = [];
  const options = { showsLast, problems, tick: () => {} };
  const { sources, pathOfFile } = await readSources(content, { site, tags: {} } as unknown as Settings, index, options);
  const context = compileContext(content, { origin, siteFolder: content, additionalLanguages: ["toml"] }, pathOfFile);
  return { ...(await compilePages(context, sources, index, options)), pathOfFile, problems };
}

/** Compiles the pages in the folder as a build does, with a newly opened index. */
async function compile({ showsLast = false } = {}) {
  const index = await openPageIndex(content);
  try {
    const { pages, compiledCount, pathOfFile, problems } = await read(index, showsLast);
    const html = await Promise.all(pages.map(async ({ body }) => (await body()).html));
    index.keepOnly([...pathOfFile.keys()]);
    const reports = problems.map(({ file, line, message }) => `${file.slice(content.length + 6)}:${line} ${message}`);
    return { pages, compiledCount, html, problems: reports };
  } finally {
    index.close();
  }
}
const firstHtml = async () => (await compile()).html[0];

it("compiles only pages that have changed", async () => {
  page("a", "one");
  page("b", "two");
  expect((await compile()).compiledCount).toBe(2);
  expect((await compile()).compiledCount).toBe(0);
  page("a", "three");
  expect(await compile()).toMatchObject({ compiledCount: 1, html: ["<p>three</p>", "<p>two</p>"] });
});

it("reuses a page if only its modification time has changed, as in a fresh checkout", async () => {
  page("a", "one");
  await compile();
  page("a", "one");
  expect(await compile()).toMatchObject({ compiledCount: 0, html: ["<p>one</p>"] });
});

it("returns the front matter of an unchanged page from the index", async () => {
  page("a", "one");
  await compile();
  expect((await compile()).pages[0]?.data).toMatchObject({ title: "A", description: "B" });
});

it("compiles a page again when a file that it imports has changed", async () => {
  page("a", 'import { n } from "./n.ts";\n\nn is {n}');
  write("n.ts", "export const n = 1;");
  expect(await firstHtml()).toBe("<p>n is 1</p>");
  expect((await compile()).compiledCount).toBe(0);
  write("n.ts", "export const n = 2;");
  expect(await firstHtml()).toBe("<p>n is 2</p>");
});

it("compiles a page again when a file that it imports may have changed during the build", async () => {
  page("a", 'import { n } from "./n.ts";\n\nn is {n}');
  write("n.ts", "export const n = 1;");
  const later = Date.now() / 1000 + 60;
  utimesSync(join(content, "docs/n.ts"), later, later);
  expect((await compile()).compiledCount).toBe(1);
  expect((await compile()).compiledCount).toBe(1);
});

it("compiles a page again when the source file of a code block has changed", async () => {
  const folder = mkdtempSync(".cache/code-");
  page("a", `\`\`\`text file="${folder}/a.txt"\n\`\`\``);
  const htmlWith = async (code: string) => {
    writeFileSync(join(folder, "a.txt"), code);
    return firstHtml();
  };
  try {
    expect(await htmlWith("one\n")).toContain(">one<");
    expect(await htmlWith("two\n")).toContain(">two<");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("resolves a link to a new page, although the page with the link is unchanged", async () => {
  page("a", "[later](./later.mdx)");
  const href = async () => (await compile()).pages[0]?.facts.links[0]?.href;
  expect(await href()).toBe("./later.mdx");
  page("later", "text");
  expect(await href()).toBe("/docs/later");
});

it("updates a link when only the path of its target has changed", async () => {
  page("a", "[other](./b.mdx)");
  page("b", "text");
  const href = async () => (await compile()).pages[0]?.facts.links[0]?.href;
  expect(await href()).toBe("/docs/b");
  path = "/docs/next";
  expect(await href()).toBe("/docs/next/b");
});

it("starts from scratch when the results of earlier builds are damaged", async () => {
  page("a", "one");
  await compile();
  for (const contents of ["no database", "SQLite format 3\0 and no more than that".padEnd(4096, "x")]) {
    writeFileSync(indexFile(content), contents);
    expect((await compile()).compiledCount).toBe(1);
  }
  expect((await compile()).compiledCount).toBe(0);
});

it("reuses the pages that a failed build has compiled", async () => {
  page("a", "one");
  page("b", "{");
  expect((await compile()).problems).toHaveLength(1);
  page("b", "two");
  expect((await compile()).compiledCount).toBe(1);
});

it("compiles a page again if another build has removed it from the index in the meantime", async () => {
  page("a", "one");
  const [index, other] = [await openPageIndex(content), await openPageIndex(content)];
  const { pages } = await read(index);
  other.keepOnly([]);
  const later = await openPageIndex(content);
  later.keepOnly([]);
  expect((await pages[0]?.body())?.html).toBe("<p>one</p>");
  expect((await pages[0]?.markdown())?.[0]?.markdown).toBe("one\n");
  for (const opened of [index, other, later]) opened.close();
});

it("reports a page that cannot be rendered", async () => {
  page("a", '<a {...{ dangerouslySetInnerHTML: "b" }}>c</a>');
  expect((await compile()).problems).toEqual([expect.stringMatching(/^a\.mdx:\w+ the page cannot be rendered: /)]);
});

it("reports the problems of all pages, and compiles the pages without problems", async () => {
  page("a", "# One");
  page("b", "fine");
  page("c", "{");
  write("d.mdx", "---\nupdated: today\n---\n\n{\n");
  const { pages, problems } = await compile();
  expect(pages.map(({ file }) => file.slice(-5))).toEqual(["a.mdx", "b.mdx"]);
  expect(problems.map((problem) => problem.slice(0, 7))).toEqual(["c.mdx:7", "d.mdx:2", "d.mdx:6", "a.mdx:6"]);
});

it("reports the problems of a page whose name cannot be an address, but leaves it out", async () => {
  page("布局", "# One");
  page("index", "# One");
  const { pages, problems } = await compile({ showsLast: true });
  expect(pages).toEqual([]);
  expect(problems).toEqual([
    expect.stringMatching(/^index\.mdx:1 the site generates the index/),
    expect.stringMatching(/^布局\.mdx:1 rename it, or give it a slug: /),
    expect.stringMatching(/^布局\.mdx:6 "# One" is a second h1/),
  ]);
});

it("keeps the warnings of an unchanged page and of its front matter", async () => {
  write("a.mdx", "---\ntitle: A\ndescription: B\nid: a\n---\n\n# One\n");
  const initial = await compile();
  expect(initial.problems).toEqual([
    `a.mdx:4 front matter: "id" is only used to resolve links: set the address of the page with slug`,
    expect.stringMatching(/^a\.mdx:7 "# One" is a second h1/),
  ]);
  expect(await compile()).toMatchObject({ compiledCount: 0, problems: initial.problems });
});

it("shows the last valid version of a page with errors in a preview, and reports the errors each time", async () => {
  page("a", "one");
  page("b", "two");
  await compile();
  page("a", "{");
  page("b", "three");
  for (const compiledCount of [2, 1]) {
    expect(await compile({ showsLast: true })).toMatchObject({
      compiledCount,
      html: ["<p>one</p>", "<p>three</p>"],
      problems: [expect.stringMatching(/^a\.mdx:7 MDX syntax: /)],
    });
  }
  page("a", "four");
  expect(await compile({ showsLast: true })).toMatchObject({ html: ["<p>four</p>", "<p>three</p>"], problems: [] });
});

it("shows the last valid version of a page with invalid front matter in a preview", async () => {
  page("a", "one");
  await compile();
  write("a.mdx", "---\ntitle: @a\n---\n\ntwo\n");
  expect(await compile({ showsLast: true })).toMatchObject({
    html: ["<p>one</p>"],
    problems: [expect.stringMatching(/^a\.mdx:2 front matter is not valid YAML: /)],
  });
  expect((await compile()).html).toEqual([]);
});

it("leaves out a page with errors that never had a valid version, even in a preview", async () => {
  page("a", "{");
  page("b", "two");
  expect(await compile({ showsLast: true })).toMatchObject({ html: ["<p>two</p>"], problems: [expect.any(String)] });
});

it("resolves links to a page with errors, so that they are not reported as well", async () => {
  page("a", "[b](./b)");
  page("b", "{");
  expect((await compile()).pages[0]?.facts.links).toMatchObject([{ href: "/docs/b", written: "./b" }]);
});

it("derives the title and description of a page without front matter from its text", async () => {
  write("a.mdx", "# The *title*\n\nWhat it is.\n");
  write("b-c.md", "## Part\n");
  const { pages, problems } = await compile();
  expect(pages.map(({ data }) => [data.title, data.description])).toEqual([
    ["The title", "What it is."],
    ["b-c", "b-c"],
  ]);
  expect(pages.map(({ derived }) => derived)).toEqual(Array(2).fill(["title", "description"]));
  expect(problems).toEqual([]);
});

it("shortens a derived description at a space", async () => {
  write("a.mdx", `---\ntitle: A\n---\n\n${"word ".repeat(50)}\n`);
  const description = (await compile()).pages[0]?.data.description ?? "";
  expect(description).toMatch(/^word (word )*word…$/);
  expect(description.length).toBeLessThanOrEqual(161);
});
