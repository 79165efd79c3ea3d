import { expect, it } from "vitest";
import { type Page, type PageRecord, recordFormat } from "../shared/page-data.ts";
import { crawlerFiles } from "./crawler-files.ts";
import type { Settings } from "./settings.ts";

const settings = { site: { origin: "https://craft.example" } } as Settings;
const record = (path: string, page: Partial<Page>, robots?: string) =>
  ({
    format: recordFormat,
    head: { title: "", description: "", path, ...(robots ? { robots } : {}) },
    page,
  }) as PageRecord;

it("lists the pages that may be indexed, escaped, with the day of their last change", () => {
  const records = [
    record("/", { kind: "landing" }),
    record("/docs/a&b's größe", { kind: "doc", lastUpdated: "2026-02-03T04:05:06+01:00" }),
    record("/docs/b", { kind: "doc", lastUpdated: null }),
    record("/blog/c", { kind: "blog-post", date: "2026-01-02" }),
    record("/search", { kind: "search" }, "noindex, follow"),
  ];
  const files = crawlerFiles(settings, records, "/base/", ["basic"]);
  expect(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()])).toEqual([
    [
      "/sitemap.xml",
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://craft.example/base/</loc></url>
<url><loc>https://craft.example/base/docs/a&amp;b&#39;s%20gr%C3%B6%C3%9Fe</loc><lastmod>2026-02-03T04:05:06+01:00</lastmod></url>
<url><loc>https://craft.example/base/docs/b</loc></url>
<url><loc>https://craft.example/base/blog/c</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://craft.example/base/examples/basic</loc></url>
</urlset>
`,
    ],
    ["/robots.txt", "User-agent: *\nAllow: /\nSitemap: https://craft.example/base/sitemap.xml\n"],
  ]);
});
