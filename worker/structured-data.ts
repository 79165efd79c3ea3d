import { withBase } from "browser/base-path.ts";
import type { Graph, Thing } from "schema-dts";
import { site } from "../content/site.ts";
import type { PageData, PageLink } from "../shared/page-data.ts";

const address = (path: string) => site.origin + withBase(path);
const inLanguage = site.locale;
const website = { "@id": `${address("/")}#website` } as const;

/**
 * A page's structured data for search engines (https://developers.google.com/search/docs/appearance/structured-data).
 * @param picture the path of the page's social card
 * @returns null for a page without structured data
 */
export function structuredData({ head, page }: PageData, picture?: string): Graph | null {
  const url = address(head.path);
  const image = picture ? { image: address(picture) } : {};
  const article = {
    headline: head.title,
    description: head.description,
    url,
    inLanguage,
    isPartOf: website,
    ...image,
  };
  switch (page.kind) {
    case "landing":
      return graph(
        {
          "@type": "WebSite",
          ...website,
          name: site.title,
          description: site.description,
          url,
          inLanguage,
          potentialAction: {
            "@type": "SearchAction",
            target: { "@type": "EntryPoint", urlTemplate: `${address("/search")}?q={search_term_string}` },
            // Google reads this property, which schema.org's types lack.
            ...{ "query-input": "required name=search_term_string" },
          },
        },
        {
          "@type": "SoftwareSourceCode",
          name: site.title,
          description: site.description,
          url,
          codeRepository: site.repository,
          programmingLanguage: "TypeScript",
          runtimePlatform: "React",
          license: "https://opensource.org/license/mit",
        },
      );
    case "doc":
    case "saved-state":
    case "playground":
      return graph(
        { "@type": "TechArticle", ...article, ...(page.lastUpdated && { dateModified: page.lastUpdated }) },
        breadcrumbs([...page.breadcrumbs, { label: head.title, path: head.path }]),
      );
    case "blog-post":
      return graph({
        "@type": "BlogPosting",
        ...article,
        datePublished: page.date,
        author: { "@type": "Organization", name: page.author },
      });
    default:
      return null;
  }
}

function graph(...things: Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

function breadcrumbs(links: PageLink[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: address(path),
    })),
  };
}
