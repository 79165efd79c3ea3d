import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ContentError } from "../../build/problems.ts";
import { buildSite } from "../../build.ts";
import type { PageRecord } from "../../client/page-data.ts";
import { readManifest } from "../browser/built-site.ts";

const temporary = mkdtempSync(join(tmpdir(), "build-site-"));
const outDir = join(temporary, "out");
const build = (contentDir: string) =>
  buildSite({ contentDir, outDir, mode: "production", kv: null, drawsPictures: false });

/** Every file below a folder: its path, its hash, and when it was last written. */
function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => {
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
      return `${relative(folder, file)} ${hash} ${statSync(file).mtimeMs}`;
    })
    .sort();
}

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await build("test/fixtures/site");
}, 60_000);
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(temporary, { recursive: true }));

function readRecords(): Map<string, string> {
  const records: { key: string; value: string }[] = JSON.parse(readFileSync(join(outDir, "records.json"), "utf8"));
  return new Map(records.map(({ key, value }) => [key, value]));
}

it("builds a site with two versions of its docs and a blog", async () => {
  const { pages, redirects } = await readManifest(outDir);
  expect(Object.keys(pages).sort()).toEqual([
    "/",
    "/blog/archive",
    "/blog/first",
    "/blog/second",
    "/blog/third",
    "/docs",
    "/docs/1.0",
    "/docs/1.0/overview",
    "/docs/1.0/tags",
    "/docs/1.0/tags/hooks",
    "/docs/guides/everything",
    "/docs/guides/second",
    "/docs/hidden",
    "/docs/overview",
    "/docs/tags",
    "/docs/tags/getting-started",
    "/docs/tags/hooks",
    "/docs/tags/state",
    "/search",
    "/support",
  ]);
  expect(redirects).toEqual({ "/old": "/docs/overview" });
});

it("has a record for every key of the manifest, and a file for every asset", async () => {
  const { pages, notFound, sidebars, assets, files, searchIndex } = await readManifest(outDir);
  const records = readRecords();
  const keys = [...Object.values(pages), notFound, ...Object.values(sidebars)];
  expect(keys.filter((key) => !records.has(key))).toEqual([]);
  const paths = [assets.start, assets.styles, ...assets.app, ...Object.values(files), searchIndex];
  expect(paths.filter((path) => !statSync(join(outDir, "assets", path)).isFile())).toEqual([]);
});

it("stores a page as data, with its links, its image and its expressions spent", async () => {
  const records = readRecords();
  const { pages } = await readManifest(outDir);
  const record = (path: string): PageRecord => JSON.parse(records.get(pages[path] ?? "") ?? "null");
  const second = record("/docs/guides/second");
  expect(second.head).toEqual({
    title: "The second page",
    description: "A page with an image.",
    path: "/docs/guides/second",
    picture: expect.stringMatching(/^\/_assets\/og-[0-9a-f]{20}\.png$/),
  });
  expect(second.page).toMatchObject({
    kind: "doc",
    version: "current",
    previous: { label: "Overview", path: "/docs/overview" },
    next: { label: "Everything", path: "/docs/guides/everything" },
    toc: [{ id: "details", text: "Details", level: 2 }],
  });
  const body = JSON.stringify(second.page.kind === "doc" ? second.page.body : null);
  const src = /\/_assets\/img-[0-9a-f]{20}\.svg/.exec(body)?.[0] ?? "no picture";
  expect(readFileSync(join(outDir, "assets", src))).toEqual(readFileSync("test/fixtures/site/docs/guides/square.svg"));
  expect(body).toContain("/docs/overview#install");
  expect(body).not.toContain(".mdx");
});

it("writes nothing when it is run again on the same content", async () => {
  const before = stateOf(outDir);
  await build("test/fixtures/site");
  expect(stateOf(outDir)).toEqual(before);
}, 30_000);

type Edit = (site: {
  /** Puts `after` in the place of the one `before` in a file. */
  replace: (file: string, before: string, after: string) => void;
  append: (file: string, text: string) => void;
  write: (file: string, text: string) => void;
}) => void;

// `docs/overview.mdx` has 17 lines: what is appended to it begins on line 19, after an empty one.
const append =
  (text: string): Edit =>
  ({ append }) =>
    append("docs/overview.mdx", `\n${text}\n`);

it.each<[string, Edit, string]>([
  [
    "an MDX syntax error",
    append("Type a {"),
    "docs/overview.mdx:19:9  MDX syntax: Unexpected end of file in expression, expected a corresponding closing brace for `{`. In prose, write { and < as \\{ and \\<, or put them in backticks.",
  ],
  [
    "a tag that is not closed",
    append("<Cards>\n\nText"),
    "docs/overview.mdx:19:1  MDX syntax: Expected a closing tag for `<Cards>` (19:1-19:8).",
  ],
  [
    "an unknown component",
    append("<Crad />"),
    'docs/overview.mdx:19:1  no component <Crad> in client/mdx/, and the page imports none of that name. Did you mean "Card"?',
  ],
  [
    "an unknown prop",
    append('<Card title="A" href="/support" titel="B" />'),
    'docs/overview.mdx:19:33  <Card> takes no prop "titel". Did you mean "title"?',
  ],
  ["a prop that is not there", append('<Card title="A" />'), 'docs/overview.mdx:19:1  <Card> needs the prop "href"'],
  [
    "a broken link",
    append("[a](/nowhere/near/anything)"),
    'docs/overview.mdx:19:1  link to "/nowhere/near/anything": there is no page /nowhere/near/anything.',
  ],
  [
    "a broken anchor of another page",
    append("[a](/docs/guides/second#detail)"),
    'docs/overview.mdx:19:1  link to "/docs/guides/second#detail": /docs/guides/second has no heading with the id "detail". Did you mean "details"?',
  ],
  [
    "a broken anchor of the same page",
    append("[a](#instal)"),
    'docs/overview.mdx:19:1  link to "#instal": this page has no heading with the id "instal". Did you mean "install"?',
  ],
  [
    "a link to nearly a page",
    append("[a](/docs/guides/secnod)"),
    'docs/overview.mdx:19:1  link to "/docs/guides/secnod": there is no page /docs/guides/secnod. Did you mean "/docs/guides/second"?',
  ],
  [
    "a link to nearly a page's file",
    append("[a](./guides/secnod.mdx)"),
    'docs/overview.mdx:19:1  link to "./guides/secnod.mdx": there is no file docs/guides/secnod.mdx. Did you mean "docs/guides/second.mdx"?',
  ],
  [
    "a missing image",
    ({ append }) => append("docs/guides/second.mdx", "\n![A](./sqare.svg)\n"),
    'docs/guides/second.mdx:14:1  image "./sqare.svg": there is no file docs/guides/sqare.svg. Did you mean "square.svg"?',
  ],
  [
    "bad YAML",
    ({ replace }) => replace("docs/overview.mdx", "title: Overview", "title: Craft: an overview"),
    'docs/overview.mdx:2  front matter is not valid YAML: Nested mappings are not allowed in compact mappings. A value that has ": " in it, or begins with a sign such as @ * `, stands in quotes',
  ],
  [
    "an unknown front-matter field",
    ({ replace }) => replace("docs/overview.mdx", "tags:", "sidebar_lable: A\ntags:"),
    'docs/overview.mdx:4  unknown field "sidebar_lable". Did you mean "sidebar_label"?',
  ],
  [
    "a missing title",
    ({ replace }) => replace("docs/overview.mdx", "title: Overview\n", ""),
    'docs/overview.mdx:1  front matter lacks "title": add title: …',
  ],
  [
    "a skipped heading level",
    append("#### Deep"),
    'docs/overview.mdx:19:1  "Deep" is an h4 right after an h2: a level is skipped. Make it ###',
  ],
  [
    "a second h1",
    append("# Overview"),
    'docs/overview.mdx:19:1  "# Overview" makes a second h1: the title in the front matter is the first. Begin with ##',
  ],
  [
    "two pages with one path",
    ({ write }) => write("docs/overview.md", "---\ntitle: A\ndescription: B\n---\n"),
    "docs/overview.mdx:1  is served at /docs/overview, and so is docs/overview.md: rename one of them",
  ],
  [
    "a sidebar entry without a page",
    ({ replace }) => replace("sidebars.ts", '"guides/everything"', '"guides/everything", "guides/thrid"'),
    'sidebars.ts:4  "guides/thrid" has no page in docs.',
  ],
  [
    "a page in no sidebar",
    ({ write }) => write("docs/lost.mdx", "---\ntitle: A\ndescription: B\n---\n"),
    'docs/lost.mdx:1  stands in no sidebar: add "lost" to sidebars.ts, or write "sidebar: false" in its front matter',
  ],
  [
    "an unknown tag",
    ({ replace }) => replace("docs/guides/second.mdx", "[hooks, state]", "[hook, state]"),
    'docs/guides/second.mdx:5  no tag "hook" in content/site.ts. Did you mean "hooks"?',
  ],
  [
    "an unknown code language",
    append("```javscript\na\n```"),
    'docs/overview.mdx:19:1  code block: no language "javscript". Did you mean "javascript"? Use "text" for none.',
  ],
  [
    "a code block that is not closed",
    append("```js\na"),
    "docs/overview.mdx:19:1  code block: it is never closed: end it with ``` on a line of its own",
  ],
  [
    "an admonition that is not closed",
    append(":::tip\nText"),
    'docs/overview.mdx:19:1  ":::tip" is never closed: end it with ::: on a line of its own',
  ],
  [
    "two headings with one id",
    append("## Install it {#install}"),
    'docs/overview.mdx:19:1  the id "install" stands twice in this page: give one another, "## … {#id}"',
  ],
  [
    "an import of a file that is not there",
    append('import { a } from "./a.ts";'),
    'docs/overview.mdx:19:1  import of "./a.ts": there is no such file. Write the whole file name, with its extension.',
  ],
  [
    "an error that an expression throws",
    append("{(() => {\n  throw new Error('not today');\n})()}"),
    "docs/overview.mdx:20  an expression in the page failed: not today",
  ],
  [
    "a link of the footer that is broken",
    ({ replace }) =>
      replace(
        "site.ts",
        'title: "Docs", links: [{ label: "Overview", href: "/docs/overview" }',
        'title: "Docs", links: [{ label: "Overview", href: "/docs/overveiw" }',
      ),
    'site.ts:22  link to "/docs/overveiw": there is no page /docs/overveiw. Did you mean "/docs/overview"?',
  ],
  [
    "a link to an address that is redirected",
    append("[a](/old)"),
    'docs/overview.mdx:19:1  link to "/old": that address is redirected: write "/docs/overview"',
  ],
  [
    "settings that are no TypeScript",
    ({ replace }) => replace("sidebars.ts", '{ label: "Guides",', '{ label: "Guides"'),
    'sidebars.ts:4:23  TypeScript syntax: Expected "}" but found "items"',
  ],
])(
  "rejects %s, saying where it is and what to do, and leaves the last build as it was",
  async (_name, edit, message) => {
    const site = mkdtempSync(join(temporary, "site-"));
    cpSync("test/fixtures/site", site, { recursive: true });
    edit({
      replace(file, before, after) {
        const source = readFileSync(join(site, file), "utf8");
        expect(source.split(before)).toHaveLength(2);
        writeFileSync(
          join(site, file),
          source.replace(before, () => after),
        );
      },
      append: (file, text) => appendFileSync(join(site, file), text),
      write: (file, text) => writeFileSync(join(site, file), text),
    });
    const before = stateOf(outDir);
    const error = await build(site).then(
      () => null,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).message.replaceAll(`${site}/`, "")).toBe(message);
    expect(stateOf(outDir)).toEqual(before);
  },
);
