import { describe, expect, it } from "vitest";
import type { Page, PageData } from "../shared/page-data.ts";
import { structuredData } from "./structured-data.ts";

const data = (path: string, page: Partial<Page>) =>
  ({ head: { title: "Title", description: "About it.", path }, page, sidebar: null }) as PageData;
const graphOf = (page: PageData, picture?: string) =>
  (structuredData(page, picture) as { "@graph": Record<string, unknown>[] } | null)?.["@graph"];

describe("structuredData", () => {
  it("describes the site and its search for the landing page", () => {
    const landing = data("/", { kind: "landing" });
    expect(structuredData(landing)).toHaveProperty("@context", "https://schema.org");
    const [website, code] = graphOf(landing) ?? [];
    expect(website).toMatchObject({
      "@type": "WebSite",
      url: "https://craft.js.org/",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: "https://craft.js.org/search?q={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
    expect(code).toMatchObject({
      "@type": "SoftwareSourceCode",
      codeRepository: expect.stringMatching(/^https:/),
      programmingLanguage: "TypeScript",
      runtimePlatform: "React",
      license: "https://opensource.org/license/mit",
    });
  });

  it("has the date and breadcrumbs of a docs page", () => {
    const breadcrumbs = [
      { label: "Documentation", path: "/docs" },
      { label: "Guides", path: "/docs#guides" },
    ];
    const page = data("/docs/a", { kind: "doc", breadcrumbs, lastUpdated: "2026-02-03T04:05:06Z" });
    const [article, list] = graphOf(page, "/_assets/a.png") ?? [];
    expect(article).toMatchObject({
      "@type": "TechArticle",
      headline: "Title",
      image: "https://craft.js.org/_assets/a.png",
      dateModified: "2026-02-03T04:05:06Z",
    });
    expect(list?.["@type"]).toBe("BreadcrumbList");
    expect(list?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Documentation", item: "https://craft.js.org/docs" },
      { "@type": "ListItem", position: 2, name: "Guides", item: "https://craft.js.org/docs#guides" },
      { "@type": "ListItem", position: 3, name: "Title", item: "https://craft.js.org/docs/a" },
    ]);
  });

  it("has no date for a docs page that is not committed yet", () => {
    const [article] = graphOf(data("/docs/a", { kind: "doc", breadcrumbs: [], lastUpdated: null })) ?? [];
    expect(article).not.toHaveProperty("dateModified");
    expect(article).not.toHaveProperty("image");
  });

  it.each(["saved-state", "playground"] as const)("describes the %s tool's page like a docs page", (kind) => {
    const types = graphOf(data("/docs/a", { kind, breadcrumbs: [] }))?.map((thing) => thing["@type"]);
    expect(types).toEqual(["TechArticle", "BreadcrumbList"]);
  });

  it("has the author of a post", () => {
    const [post] = graphOf(data("/blog/a", { kind: "blog-post", date: "2026-02-03", author: "Ada" })) ?? [];
    const author = { "@type": "Organization", name: "Ada" };
    expect(post).toMatchObject({ "@type": "BlogPosting", datePublished: "2026-02-03", author });
  });

  it("is null for any other page", () => {
    expect(structuredData(data("/docs/nope", { kind: "not-found" }))).toBeNull();
  });
});
