import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItem, XMLToSitemapIndexStream, XMLToSitemapItemStream } from "sitemap";
import { expect, it } from "vitest";
import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import { crawlerFiles, sitemapFiles } from "./crawler-files.ts";

const settings = { site: { origin: "https://craft.example" } } as Settings;
const record = (path: string, page: Partial<Page>, robots?: string) =>
  ({
    format: recordFormat,
    head: { title: "", description: "", path, ...(robots ? { robots } : {}) },
    page,
  }) as PageRecord;

const text = (file: { contents: Uint8Array } | undefined) => Buffer.from(file?.contents ?? []).toString();
/** The contents of a sitemap, by a parser that rejects anything outside the protocol. */
const read = (xml: string): Promise<SitemapItem[]> =>
  Array.fromAsync(Readable.from([xml]).pipe(new XMLToSitemapItemStream({ level: ErrorLevel.THROW })));

it("lists the pages that may be indexed, with the day of their last change and their pictures", async () => {
  const records = [
    record("/", { kind: "landing" }),
    record("/docs/a&b's größe", { kind: "doc", lastUpdated: "2026-02-03T04:05:06+01:00" }),
    record("/docs/b", { kind: "doc", lastUpdated: null }),
    record("/blog/c", { kind: "blog-post", date: "2026-01-02" }),
    record("/search", { kind: "search" }, "noindex, follow"),
  ];
  const image = { file: "a.svg", path: "/_assets/a.svg" };
  const pages = [{ path: "/docs/b", facts: { images: [image, image] } }] as Compiled[];
  const [sitemap, robots] = crawlerFiles(settings, { pages, records, examples: ["basic"] }, "/base/");
  expect(await read(text(sitemap))).toMatchObject([
    { url: "https://craft.example/base/" },
    { url: "https://craft.example/base/docs/a&b's%20gr%C3%B6%C3%9Fe", lastmod: "2026-02-03T04:05:06+01:00" },
    { url: "https://craft.example/base/docs/b", img: [{ url: "https://craft.example/base/_assets/a.svg" }] },
    { url: "https://craft.example/base/blog/c", lastmod: "2026-01-02" },
    { url: "https://craft.example/base/examples/basic" },
  ]);
  expect(robots?.path).toBe("/robots.txt");
  expect(text(robots)).toBe("User-agent: *\nAllow: /\nSitemap: https://craft.example/base/sitemap.xml\n");
});

it("splits a long sitemap into several files, and lists these in an index", async () => {
  const urlOf = (path: string) => `https://craft.example${path}`;
  const pages = ["/a", "/b", "/c"].map((path) => ({ url: urlOf(path), lastmod: null, images: [] }));
  const [index, ...lists] = sitemapFiles(pages, urlOf, 2);
  const named = Array.fromAsync(Readable.from([text(index)]).pipe(new XMLToSitemapIndexStream()));
  expect(await named).toEqual(lists.map(({ path }) => ({ url: urlOf(path) })));
  const listed = await Promise.all(lists.map((list) => read(text(list))));
  expect(listed.map((items) => items.map(({ url }) => url))).toEqual([[urlOf("/a"), urlOf("/b")], [urlOf("/c")]]);
});
