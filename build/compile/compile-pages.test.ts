import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder, writeFiles } from "../base/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { indexFile, openPageIndex } from "../sources/page-index.ts";
import { readSources } from "../sources/read-sources.ts";
import { compilePages } from "./compile-pages.ts";

const content = testFolder();
let path: string;
let origin: string;
beforeEach(() => {
  path = "/docs";
  origin = "https://example.com";
});
afterEach(() => rmSync(dirname(indexFile(content)), { recursive: true, force: true }));

/** Before this build, and at a time of its own: what has just been written counts as not yet seen. */
let lastWrite = Date.now() / 1000 - 10_000;
function write(name: string, text: string): void {
  writeFiles(content, { [`docs/${name}`]: text });
  lastWrite += 1;
  utimesSync(join(content, "docs", name), lastWrite, lastWrite);
}
const page = (name: string, mdx: string) => write(`${name}.mdx`, `---\ntitle: A\ndescription: B\n---\n\n${mdx}\n`);

/** Compiles the pages in the folder as a build does, with an index that is opened anew. */
async function compile(tick = (_done: number) => {}) {
  const settings = { site: { versions: [{ name: "current", folder: "docs", path }] }, tags: {} } as unknown as Settings;
  const index = await openPageIndex(content);
  try {
    const { pages, compiledNow } = await compilePages(
      { contentDir: content, origin },
      await readSources(content, settings, index),
      index,
      tick,
    );
    const html = await Promise.all(pages.map(async ({ body }) => (await body()).html));
    index.keepOnly(pages.map(({ file }) => file));
    return { pages, compiledNow, html };
  } finally {
    index.close();
  }
}
const firstHtml = async () => (await compile()).html[0];

it("compiles a page again when it has changed, and only then", async () => {
  page("a", "one");
  page("b", "two");
  expect((await compile()).compiledNow).toBe(2);
  expect((await compile()).compiledNow).toBe(0);
  page("a", "three");
  expect(await compile()).toMatchObject({ compiledNow: 1, html: ["<p>three</p>", "<p>two</p>"] });
});

it("takes a page for the same that only has another time, as in a fresh checkout", async () => {
  page("a", "one");
  await compile();
  page("a", "one");
  expect(await compile()).toMatchObject({ compiledNow: 0, html: ["<p>one</p>"] });
});

it("knows a page's front matter without reading it", async () => {
  page("a", "one");
  await compile();
  expect((await compile()).pages[0]?.data).toMatchObject({ title: "A", description: "B" });
});

it("compiles a page again when a file that it imports has changed", async () => {
  page("a", 'import { n } from "./n.ts";\n\nn is {n}');
  write("n.ts", "export const n = 1;");
  expect(await firstHtml()).toBe("<p>n is 1</p>");
  expect((await compile()).compiledNow).toBe(0);
  write("n.ts", "export const n = 2;");
  expect(await firstHtml()).toBe("<p>n is 2</p>");
});

it("compiles a page again when a file that it takes something from may have changed meanwhile", async () => {
  page("a", 'import { n } from "./n.ts";\n\nn is {n}');
  write("n.ts", "export const n = 1;");
  const later = Date.now() / 1000 + 60;
  utimesSync(join(content, "docs/n.ts"), later, later);
  expect((await compile()).compiledNow).toBe(1);
  expect((await compile()).compiledNow).toBe(1);
});

it("compiles a page again when a file that a code block is taken from has changed", async () => {
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

it("leads a link to the page that it names as soon as that page is there", async () => {
  page("a", "[later](./later.mdx)");
  const href = async () => (await compile()).pages[0]?.facts.links[0]?.href;
  expect(await href()).toBe("./later.mdx");
  page("later", "text");
  expect(await href()).toBe("/docs/later");
});

it("leads a link to another page's new path when only that path has changed", async () => {
  page("a", "[other](./b.mdx)");
  page("b", "text");
  const href = async () => (await compile()).pages[0]?.facts.links[0]?.href;
  expect(await href()).toBe("/docs/b");
  path = "/docs/next";
  expect(await href()).toBe("/docs/next/b");
});

it("begins anew when what earlier builds have left is damaged", async () => {
  page("a", "one");
  await compile();
  for (const contents of ["no database", "SQLite format 3\0 and no more than that".padEnd(4096, "x")]) {
    writeFileSync(indexFile(content), contents);
    expect((await compile()).compiledNow).toBe(1);
  }
  expect((await compile()).compiledNow).toBe(0);
});

it("finds the pages that were compiled before a build was broken off", async () => {
  page("a", "one");
  page("b", "{");
  await expect(compile()).rejects.toMatchObject({ name: "ContentError" });
  page("b", "two");
  expect((await compile()).compiledNow).toBe(1);
});

it("compiles a page once more for a build whose page another build has replaced meanwhile", async () => {
  page("a", "one");
  const [index, other] = [await openPageIndex(content), await openPageIndex(content)];
  const settings = { site: { versions: [{ name: "current", folder: "docs", path }] }, tags: {} } as unknown as Settings;
  const { pages } = await compilePages(
    { contentDir: content, origin },
    await readSources(content, settings, index),
    index,
    () => {},
  );
  other.keepOnly([]);
  const known = await openPageIndex(content);
  known.keepOnly([]);
  expect((await pages[0]?.body())?.html).toBe("<p>one</p>");
  expect((await pages[0]?.markdown())?.[0]?.markdown).toBe("one\n");
  for (const opened of [index, other, known]) opened.close();
});

it("names the page of which no HTML can be made", async () => {
  page("a", '<a {...{ dangerouslySetInnerHTML: "b" }}>c</a>');
  await expect(compile()).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      { file: join(content, "docs/a.mdx"), message: expect.stringMatching(/^no HTML can be made of the page: /) },
    ],
  });
});

it("counts the pages as they are done, and reports the problems of all of them", async () => {
  const done: number[] = [];
  page("a", "# One");
  page("b", "fine");
  page("c", "{");
  const compiled = compile((count) => done.push(count));
  await expect(compiled).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      { file: join(content, "docs/a.mdx"), line: 6 },
      { file: join(content, "docs/c.mdx"), line: 7 },
    ],
  });
  expect(done).toEqual([1, 2, 3]);
});
