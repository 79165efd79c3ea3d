import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { ContentError, formatProblems, isWarning, type Problem } from "files/problems.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bundleAll } from "../../build/bundle/bundle-all.ts";
import { type BuildSiteOptions, buildSite } from "../../build.ts";
import { readManifest } from "../../e2e/support/built-site.ts";
import type { PageRecord } from "../../shared/page-data.ts";

const temporary = mkdtempSync(join(tmpdir(), "build-site-"));
const outDir = join(temporary, "out");
/** No edit below affects the bundles. */
let bundles: ReturnType<typeof bundleAll> | undefined;
const bundle: typeof bundleAll = (...sources) => {
  bundles ??= bundleAll(...sources);
  return bundles;
};
const build = (contentDir: string, options: Partial<BuildSiteOptions> = {}) =>
  buildSite({ contentDir, outDir, mode: "production", bindings: null, drawsSocialCards: false, bundle, ...options });

function copyOfSite(): string {
  const site = mkdtempSync(join(temporary, "site-"));
  cpSync("test/fixtures/site", site, { recursive: true });
  return site;
}

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
  vi.spyOn(console, "warn").mockImplementation(() => {}); // warnings about short descriptions
  await build("test/fixtures/site");
}, 60_000);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(temporary, { recursive: true });
});

function readRecords(): Map<string, string> {
  const folder = join(outDir, "records");
  return new Map(readdirSync(folder).map((key) => [key, readFileSync(join(folder, key), "utf8")]));
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

it("requires HTTPS for subdomains if site.ts has that setting", () => {
  const hsts = "Strict-Transport-Security: max-age=63072000; includeSubDomains\n";
  expect(readFileSync(join(outDir, "assets/_headers"), "utf8")).toContain(hsts);
});

it("has a record for every key of the manifest, and a file for every asset", async () => {
  const { pages, notFound, sidebars, assets, files } = await readManifest(outDir);
  const records = readRecords();
  const keys = [...Object.values(pages), notFound, ...Object.values(sidebars)];
  expect(keys.filter((key) => !records.has(key))).toEqual([]);
  const paths = [assets.start, assets.styles, ...assets.app, ...Object.values(files)];
  expect(paths.filter((path) => !statSync(join(outDir, "assets", path)).isFile())).toEqual([]);
});

it("stores a page as data, with resolved links, images and expressions", async () => {
  const records = readRecords();
  const { pages } = await readManifest(outDir);
  const record = (path: string): PageRecord => JSON.parse(records.get(pages[path] ?? "") ?? "null");
  const second = record("/docs/guides/second");
  expect(second.head).toEqual({
    title: "The second page",
    description: "A page with an image.",
    path: "/docs/guides/second",
  });
  expect(second.page).toMatchObject({
    kind: "doc",
    breadcrumbs: [
      { label: "Documentation", path: "/docs" },
      { label: "Introduction", path: "/docs#introduction" },
    ],
    previous: { label: "Overview", path: "/docs/overview" },
    next: { label: "Everything", path: "/docs/guides/everything" },
    toc: [{ id: "details", text: "Details", level: 2 }],
  });
  const body = second.page.kind === "doc" ? (second.page.html.body ?? "") : "";
  const src = /\/_assets\/img-[0-9a-f]{20}\.svg/.exec(body)?.[0] ?? "no picture";
  expect(readFileSync(join(outDir, "assets", src))).toEqual(readFileSync("test/fixtures/site/docs/guides/square.svg"));
  expect(body).toContain("/docs/overview#install");
  expect(body).not.toContain(".mdx");
});

it("writes nothing when the content is unchanged", async () => {
  const before = stateOf(outDir);
  await build("test/fixtures/site");
  expect(stateOf(outDir)).toEqual(before);
}, 30_000);

it("writes only what an edit has changed", async () => {
  const site = copyOfSite();
  await build(site);
  const before = new Set(stateOf(outDir));
  appendFileSync(join(site, "docs/guides/second.mdx"), "\nOne more sentence.\n");
  await build(site);
  const written = stateOf(outDir).filter((state) => !before.has(state));
  const names = written.map((state) => state.replace(/ .*$/, "").replace(/\/[0-9a-f]{20}$/, "/…"));
  // The two lists that contain the page's Markdown, its record and its Markdown, and its rows for search.
  const assets = ["assets/llms-full.txt", "assets/llms-introduction.txt"];
  expect(names).toEqual([...assets, "records/…", "records/…", "search/…", "worker/manifest.js"]);
  await build("test/fixtures/site");
}, 60_000);

it("updates a page's record after a change to its front matter or the site's address", async () => {
  const site = copyOfSite();
  await build(site);
  const storedAfter = async (file: string, before: string, after: string) => {
    writeFileSync(join(site, file), readFileSync(join(site, file), "utf8").replace(before, after));
    await build(site);
    const records = readRecords();
    const key = (await readManifest(outDir)).pages["/docs/guides/second"] ?? "";
    const { source = "" }: PageRecord = JSON.parse(records.get(key) ?? "");
    return [records.get(key), records.get(source)];
  };
  const [record] = await storedAfter("docs/guides/second.mdx", "---\n", "---\nanchors:\n  former: details\n");
  expect(record).toContain('<a id=\\"former\\"></a>');
  const [, markdown] = await storedAfter("site.ts", "https://fixture.example", "https://moved.example");
  expect(markdown).toContain("Page: https://moved.example/docs/guides/second");
  expect(markdown).toContain("(https://moved.example/docs/overview#install)");
  await build("test/fixtures/site");
}, 60_000);

/** Errors of several kinds, by the step of the build that reports them. The tests of each check cover the others. */
const errors: [step: string, edits: Record<string, (text: string) => string>, problems: string[]][] = [
  [
    "settings",
    { "sidebars.ts": (text) => text.replace('{ label: "Guides",', '{ label: "Guides"') },
    ['sidebars.ts:4:23  TypeScript syntax: Expected "}" but found "items"'],
  ],
  [
    "read",
    {
      "docs/overview.mdx": (text) => text.replace("title: ", "title: @"),
      "docs/guides/second.md": () => "---\ntitle: A\ndescription: B\n---\n\n## Details\n",
    },
    [
      "docs/guides/second.mdx:1  is served at /docs/guides/second, and so is docs/guides/second.md: rename one of them",
      'docs/overview.mdx:2  front matter is not valid YAML: Plain value cannot start with reserved character @. Put a value in quotes if it contains ": " or begins with a sign such as @ * `',
    ],
  ],
  [
    "compile",
    {
      "docs/overview.mdx": (text) => `${text}\nType a {\n`,
      "docs/hidden.mdx": (text) => `${text}\n{(() => {\n  throw new Error('not today');\n})()}\n`,
      "docs/guides/second.mdx": (text) => `${text}\n![A](./sqare.svg)\n`,
    },
    [
      `docs/guides/second.mdx:14:1  image "./sqare.svg": the file docs/guides/sqare.svg doesn't exist. Did you mean "square.svg"?`,
      "docs/hidden.mdx:9  an expression in the page failed: not today",
      "docs/overview.mdx:19:9  MDX syntax: Unexpected end of file in expression, expected a corresponding closing brace for `{`. In prose, write { and < as \\{ and \\<, or put them in backticks.",
    ],
  ],
  [
    "check",
    {
      "docs/overview.mdx": (text) => `${text}\n[a](/docs/guides/secnd)\n[a](./guides/secnod.mdx)\n[a](/old)\n`,
      "site.ts": (text) => text.replace('"Overview", href: "/docs/overview"', '"Overview", href: "/docs/overveiw"'),
      "redirects.ts": (text) => text.replace('"/docs/overview"', '"/docs/overveiw"'),
      "sidebars.ts": (text) => text.replace('"guides/everything"', '"guides/everything", "guides/thrid"'),
    },
    [
      'docs/overview.mdx:19:1  link to "/docs/guides/secnd": no page has the path /docs/guides/secnd. Did you mean "/docs/guides/second"?',
      'docs/overview.mdx:20:1  link to "./guides/secnod.mdx": no such file: docs/guides/secnod.mdx. Did you mean "docs/guides/second.mdx"?',
      'docs/overview.mdx:21:1  link to "/old": that address is redirected: write "/docs/overveiw"',
      'redirects.ts:1  redirect from "/old": no page has the path /docs/overveiw. Did you mean "/docs/overview"?',
      'sidebars.ts:4  "guides/thrid" has no page in docs.',
      'site.ts:22  link to "/docs/overveiw": no page has the path /docs/overveiw. Did you mean "/docs/overview"?',
    ],
  ],
  [
    "files",
    { "redirects.ts": (text) => text.replace('"/old"', '"/sitemap.xml"') },
    ['redirects.ts:1  redirect from "/sitemap.xml": it would shadow a file with this path'],
  ],
];

it.each(errors)("reports errors of the step %s and leaves the last build unchanged", async (_, edits, problems) => {
  const site = copyOfSite();
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(site, file);
    writeFileSync(path, edit(existsSync(path) ? readFileSync(path, "utf8") : ""));
  }
  const before = stateOf(outDir);
  const error: unknown = await build(site).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  const errors = (error as ContentError).problems.filter((problem) => !isWarning(problem));
  expect(formatProblems(errors).replaceAll(`${site}/`, "").split("\n")).toEqual(problems);
  expect(stateOf(outDir)).toEqual(before);
});

it("reports the errors of all steps at once and writes all problems to a file", async () => {
  const site = copyOfSite();
  const edits: Record<string, (text: string) => string> = {
    "docs/hidden.mdx": (text) => `${text.replace("title:", "id: hidden\ntitle:")}\nType a {\n`,
    "docs/overview.mdx": (text) => `${text}\n[a](/docs/guides/secnd)\n`,
    "docs/guides/second.mdx": () => "---\ntitle: @a\n---\n",
  };
  for (const [file, edit] of Object.entries(edits)) {
    writeFileSync(join(site, file), edit(readFileSync(join(site, file), "utf8")));
  }
  const problemsFile = join(site, "problems.json");
  await expect(build(site, { problemsFile })).rejects.toThrow(/\n\n\d errors and \d+ warnings in \d+ files$/);
  const problems: Required<Problem>[] = JSON.parse(readFileSync(problemsFile, "utf8"));
  expect(
    problems.filter(({ severity }) => severity === "error").map(({ file, rule }) => [basename(file), rule]),
  ).toEqual([
    ["second.mdx", "front-matter"],
    ["hidden.mdx", "mdx-syntax"],
    ["overview.mdx", "link"],
  ]);
  for (const [file, line, rule] of [
    ["docs/hidden.mdx", 2, "front-matter/id"],
    ["docs/overview.mdx", 3, "description-length"],
  ]) {
    const place = { file: join(site, String(file)), line, column: 1 };
    expect(problems).toContainEqual({ ...place, severity: "warning", rule, message: expect.any(String) });
  }
});

it("rejects a site with warnings only in strict mode", async () => {
  const site = copyOfSite();
  appendFileSync(join(site, "docs/guides/second.mdx"), "\n:tada:\n");
  const before = stateOf(outDir);
  await expect(build(site, { strict: true })).rejects.toThrow('warning: ":tada:" is shown as plain text');
  expect(stateOf(outDir)).toEqual(before);
  await build(site);
  expect(stateOf(outDir)).not.toEqual(before);
  await build("test/fixtures/site");
}, 60_000);

it("builds a preview despite errors, with a report and the last version of the page", async () => {
  const site = copyOfSite();
  await build(site, { isPreview: true });
  const { pages: before } = await readManifest(outDir);
  appendFileSync(join(site, "docs/guides/second.mdx"), "\nType a {\n");
  appendFileSync(join(site, "docs/overview.mdx"), "\nOne more sentence.\n");
  const { report } = await build(site, { isPreview: true });
  expect(report.replaceAll(`${site}/`, "")).toMatch(/^docs\/guides\/second\.mdx:14:9 {2}MDX syntax: [^\n]+$/);
  const { pages } = await readManifest(outDir);
  expect(pages["/docs/guides/second"]).toBe(before["/docs/guides/second"]);
  expect(pages["/docs/overview"]).not.toBe(before["/docs/overview"]);
  await build("test/fixtures/site");
}, 60_000);
