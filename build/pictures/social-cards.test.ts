import { existsSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import type { BuiltPage } from "../records/record.ts";
import { readSettings } from "../settings/settings.ts";
import { drawSocialCards, socialCardText } from "./social-cards.ts";

const settings = await readSettings("test/fixtures/site");
const record = (title: string, page: Page, robots?: string, path = `/${title}`): PageRecord => ({
  format: recordFormat,
  head: { title, description: "", path, ...(robots ? { robots } : {}) },
  page,
});
const support: Page = { kind: "page", html: {} };

/** A title that no earlier run has used, so that no card with it is cached. */
const newTitle = (text: string) => `${text} ${process.pid} ${performance.now()}`;
const draw = (...records: BuiltPage[]) => drawSocialCards(settings, records, () => {});

it("names a card by a hash of its content, so that pages with the same text share it", async () => {
  const { byPath, files } = await draw(
    record("A", support),
    record("A", support, undefined, "/other"),
    record("B", support),
  );
  expect(byPath.get("/A")).toMatch(new RegExp(`^${assetsPath}og-[0-9a-f]{20}\\.png$`));
  expect(byPath.get("/other")).toBe(byPath.get("/A"));
  expect(byPath.get("/B")).not.toBe(byPath.get("/A"));
  expect(files.map(({ path }) => path)).toEqual([byPath.get("/A"), byPath.get("/B")]);
});

it("makes no card for a page that is not indexed or sets its own image", async () => {
  const notFound = record("A", { kind: "not-found", query: "", suggestions: [] }, "noindex");
  const withImage = { ...record("A", support), authored: { data: { image: "/a.png" } } } as BuiltPage;
  expect(await draw(notFound, withImage)).toEqual({ byPath: new Map(), files: [], drawn: 0 });
});

it("draws a card once and caches it", async () => {
  const page = record(newTitle("Έγγραφα"), support);
  expect(await draw(page)).toMatchObject({ drawn: 1 });
  const { files, byPath, drawn } = await draw(page);
  expect(drawn).toBe(0);
  const [file] = files;
  expect(file?.path).toBe(byPath.get(page.head.path));
  const bytes = file?.contents ?? new Uint8Array();
  expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: "png" });
  const cached = await readFile(`.cache/pictures/${file?.path.slice(assetsPath.length)}`);
  expect(Buffer.from(bytes).equals(cached)).toBe(true);
});

it("removes cards that no build has used for a month", async () => {
  const [used, unused, added] = ["used", "unused", "added"].map((text) => record(newTitle(text), support)) as [
    PageRecord,
    PageRecord,
    PageRecord,
  ];
  const drawn = (await draw(used, unused)).files;
  const old = new Date("2020-01-01");
  const cached = ({ path }: { path: string }) => `.cache/pictures/${path.slice(assetsPath.length)}`;
  for (const file of drawn) utimesSync(cached(file), old, old);
  await draw(used);
  await draw(added);
  expect(drawn.map((file) => existsSync(cached(file)))).toEqual([true, false]);
});

it.each([
  ["the landing page", { kind: "landing" }, "A site for the tests", "Fixture"],
  [
    "a page of the docs",
    { kind: "doc", breadcrumbs: [{ label: "Documentation" }, { label: "Guides" }] },
    "Title",
    "Guides",
  ],
  [
    "a page of the docs in no category",
    { kind: "doc", breadcrumbs: [{ label: "Documentation" }] },
    "Title",
    "Documentation",
  ],
  ["a post", { kind: "blog-post" }, "Title", "Blog"],
  ["a tag", { kind: "tag", label: "Hooks" }, "Hooks", "Pages with the tag"],
  ["the tags", { kind: "tags" }, "Title", "Documentation"],
  ["the index of the docs", { kind: "docs-index" }, "Title", "Fixture"],
  ["any other page", { kind: "page", html: {} }, "Title", "Fixture"],
])("shows the title and the section of %s", (_name, page, title, section) => {
  expect(socialCardText(settings, record("Title", page as Page))).toEqual({ title, section });
});
