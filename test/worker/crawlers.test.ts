import Validator from "@adobe/structured-data-validator";
import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import { fetchPath } from "./fetch-path.ts";

describe("the feeds", () => {
  const feeds = [
    ...Object.values(blogFeeds).map((feed) => ({ ...feed, page: "/blog/archive", names: "/blog/how-this-site-works" })),
    { ...docsFeed, page: "/docs", names: "/docs/guides/use-the-docs-from-your-editor" },
  ];

  it.each(feeds)(
    "have links in the head of pages and on their own page, and are readable by any site: $path",
    async ({ path, type, page, names }) => {
      expect(await (await fetchPath("/docs/overview")).text()).toContain(
        `<link rel="alternate" type="${type}" href="${path}"`,
      );
      expect(await (await fetchPath(page)).text()).toContain(`<a href="${path}">`);
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      const feed = await response.text();
      expect(feed).toContain(`https://craft.js.org${names}`);
      expect(feed).not.toMatch(/<script|<button|(href|src)=\\?"[/#]/);
      const etag = response.headers.get("ETag") ?? "";
      expect((await fetchPath(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
      expect((await fetchPath(path, { method: "HEAD" })).status).toBe(200);
    },
  );
});

describe("the head of a page", () => {
  const linksIn = (html: string, rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, "g"))].map(([, href = ""]) => href);

  it("links to the previous and next pages, which link back", async () => {
    const pages = Object.keys(manifest.pages);
    const heads = new Map(
      await Promise.all(pages.map(async (path) => [path, await (await fetchPath(path)).text()] as const)),
    );
    let linkCount = 0;
    for (const [path, html] of heads) {
      for (const next of linksIn(html, "next")) {
        linkCount++;
        expect(linksIn(heads.get(next) ?? "", "prev"), next).toEqual([path]);
      }
    }
    expect(linkCount).toBeGreaterThan(20);
  });

  /** The structured data of a page, by type. */
  async function structuredData(path: string): Promise<Record<string, { "@type": string }[]>> {
    const html = await (await fetchPath(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
    const things = JSON.parse(json)["@graph"] as { "@type": string }[];
    return Object.fromEntries(Map.groupBy(things, (thing) => thing["@type"]));
  }
  const validate = (jsonld: object) => new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });

  it("has structured data for an article, but not for a missing page", async () => {
    expect(Object.keys(await structuredData("/docs/api/useNode"))).toEqual(["TechArticle", "BreadcrumbList"]);
    expect(await (await fetchPath("/docs/nope")).text()).not.toContain("ld+json");
  });

  it("passes Google's requirements for structured data on all pages", async () => {
    for (const path of Object.keys(manifest.pages))
      expect(await validate(await structuredData(path)), path).toEqual([]);
    const { BreadcrumbList } = await structuredData("/docs/api/useNode");
    const damaged = JSON.parse(JSON.stringify(BreadcrumbList).replace('"position":2', '"place":2'));
    expect(await validate({ BreadcrumbList: damaged })).toMatchObject([
      { severity: "ERROR", rootType: "BreadcrumbList" },
    ]);
  });
});
