import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compilePages } from "./compile-pages.ts";
import type { Source } from "./read-sources.ts";

let content: string;
let around: { contentDir: string; origin: string };
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), "compile-pages-"));
  around = { contentDir: content, origin: "https://example.com" };
  mkdirSync(join(content, "docs"));
});
afterEach(() => rmSync(content, { recursive: true }));

const source = (name: string, mdx: string) =>
  ({ file: join(content, `docs/${name}.mdx`), path: `/docs/${name}`, mdx }) as Source;
const compile = (...sources: Source[]) => compilePages(around, sources, () => {});

function cacheFileOf(text: string): string {
  const isOwn = (file: string) => {
    try {
      return file.endsWith(".json") && readFileSync(join(".cache/pages", file), "utf8").includes(text);
    } catch {
      return false;
    }
  };
  return join(".cache/pages", readdirSync(".cache/pages").find(isOwn) ?? "");
}

it("compiles a page again when it has changed, and only then", async () => {
  const [a, b] = [source("a", "one"), source("b", "two")];
  expect((await compile(a, b)).compiledNow).toBe(2);
  expect((await compile(a, b)).compiledNow).toBe(0);
  const { pages, compiledNow } = await compile({ ...a, mdx: "three" }, b);
  expect(compiledNow).toBe(1);
  expect(pages.map(({ compiled }) => compiled.html)).toEqual(["<p>three</p>", "<p>two</p>"]);
});

it("compiles a page again when a file that it imports has changed", async () => {
  const page = source("a", 'import { n } from "./n.ts";\n\nn is {n}');
  const htmlWith = async (code: string) => {
    writeFileSync(join(content, "docs/n.ts"), code);
    return (await compile(page)).pages[0]?.compiled.html;
  };
  expect(await htmlWith("export const n = 1;")).toBe("<p>n is 1</p>");
  expect(await htmlWith("export const n = 2;")).toBe("<p>n is 2</p>");
});

it("compiles a page again when a file that a code block is taken from has changed", async () => {
  const folder = mkdtempSync(".cache/code-");
  const page = source("a", `\`\`\`text file="${folder}/a.txt"\n\`\`\``);
  const htmlWith = async (code: string) => {
    writeFileSync(join(folder, "a.txt"), code);
    return (await compile(page)).pages[0]?.compiled.html;
  };
  try {
    expect(await htmlWith("one\n")).toContain(">one<");
    expect(await htmlWith("two\n")).toContain(">two<");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("leads a link to the page that it names as soon as that page is there", async () => {
  const linking = source("a", "[later](./later.mdx)");
  const links = async (...sources: Source[]) => (await compile(...sources)).pages[0]?.compiled.links[0]?.href;
  expect(await links(linking)).toBe("./later.mdx");
  expect(await links(linking, source("later", "text"))).toBe("/docs/later");
});

it("leads a link to another page's new path when only that path has changed", async () => {
  const linking = source("a", "[other](./b.mdx)");
  const other = source("b", "text");
  const href = async (path: string) => (await compile(linking, { ...other, path })).pages[0]?.compiled.links[0]?.href;
  expect(await href("/docs/b")).toBe("/docs/b");
  expect(await href("/docs/next/b")).toBe("/docs/next/b");
});

it("takes a cache file that is not whole for none", async () => {
  const text = `text ${Math.random()}`;
  const page = source("broken-cache", text);
  await compile(page);
  const file = cacheFileOf(text);
  for (const contents of ["", '{"dependencies":', "null", "{}"]) {
    writeFileSync(file, contents);
    expect((await compile(page)).compiledNow).toBe(1);
  }
  expect((await compile(page)).compiledNow).toBe(0);
});

it("removes from the cache what was not used for a month, and notes what is used", async () => {
  const [used, unused] = [`used ${Math.random()}`, `unused ${Math.random()}`];
  await compile(source("used", used), source("unused", unused));
  const files = [cacheFileOf(used), cacheFileOf(unused)] as const;
  // Recent enough that a build running in parallel does not remove it.
  const [days, years] = [new Date(Date.now() - 20 * 24 * 60 * 60 * 1000), new Date("2020-01-01")];
  utimesSync(files[0], days, days);
  utimesSync(files[1], years, years);
  await compile(source("used", used), source("new", `new ${Math.random()}`));
  expect(Date.now() - statSync(files[0]).mtimeMs).toBeLessThan(24 * 60 * 60 * 1000);
  expect(existsSync(files[1])).toBe(false);
});

it("names the page of which no HTML can be made", async () => {
  const page = source("a", '<a {...{ dangerouslySetInnerHTML: "b" }}>c</a>');
  await expect(compile(page)).rejects.toMatchObject({
    name: "ContentError",
    problems: [{ file: page.file, message: expect.stringMatching(/^no HTML can be made of the page: /) }],
  });
});

it("counts the pages as they are done, and reports the problems of all of them", async () => {
  const done: number[] = [];
  const sources = [source("a", "# One"), source("b", "fine"), source("c", "{")];
  const compiled = compilePages(around, sources, (count) => done.push(count));
  await expect(compiled).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      { file: sources[0]?.file, line: 1 },
      { file: sources[2]?.file, line: 1 },
    ],
  });
  expect(done).toEqual([1, 2, 3]);
});
