import { existsSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { readSettings } from "../settings/settings.ts";
import { drawSocialCards, nameSocialCards, socialCardFiles, socialCardText } from "./social-cards.ts";

const settings = await readSettings("test/fixtures/site");
const record = (title: string, page: Page, robots?: string, path = `/${title}`): PageRecord => ({
  format: recordFormat,
  head: { title, description: "", path, ...(robots ? { robots } : {}) },
  page,
});
const support: Page = { kind: "page", html: {} };

it("names a card by a hash of its content, so that pages with the same text share it", async () => {
  const records = [record("A", support), record("A", support, undefined, "/other"), record("B", support)];
  const [card, sameTextCard, otherCard] = [...(await nameSocialCards(settings, records)).values()];
  expect(card?.name).toMatch(/^og-[0-9a-f]{20}\.png$/);
  expect(sameTextCard?.name).toBe(card?.name);
  expect(otherCard?.name).not.toBe(card?.name);
});

it("makes no card for a page that is not indexed", async () => {
  const notFound = record("A", { kind: "not-found", query: "", suggestions: [] }, "noindex");
  expect(await nameSocialCards(settings, [notFound])).toEqual(new Map());
});

it("draws a card once and caches it", async () => {
  // A unique title, so that no earlier run has cached it.
  const title = `Έγγραφα ${process.pid} ${performance.now()}`;
  const cards = await nameSocialCards(settings, [record(title, support)]);
  expect(await drawSocialCards(settings, cards, () => {})).toBe(1);
  expect(await drawSocialCards(settings, cards, () => {})).toBe(0);
  const [file] = await socialCardFiles(cards);
  expect(file?.path).toBe(`${assetsPath}${cards.get(`/${title}`)?.name}`);
  const bytes = file?.contents ?? new Uint8Array();
  expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: "png" });
  const cached = await readFile(`.cache/pictures/${file?.path.slice(assetsPath.length)}`);
  expect(Buffer.from(bytes).equals(cached)).toBe(true);
});

it("removes cards that no build has used for a month", async () => {
  const titles = ["used", "unused", "new"].map((title) => `${title} ${process.pid} ${performance.now()}`);
  const cards = [
    ...(await nameSocialCards(
      settings,
      titles.map((title) => record(title, support)),
    )),
  ];
  const draw = (...indices: number[]) =>
    drawSocialCards(settings, new Map(cards.filter((_, index) => indices.includes(index))), () => {});
  await draw(0, 1);
  const files = cards.map(([, { name }]) => `.cache/pictures/${name}`);
  const old = new Date("2020-01-01");
  for (const file of files.slice(0, 2)) utimesSync(file, old, old);
  await draw(0);
  await draw(2);
  expect(files.map((file) => existsSync(file))).toEqual([true, false, true]);
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
