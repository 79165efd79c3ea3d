import { escapeHtml } from "../../shared/html-text.ts";
import { isDoc, type PageRecord } from "../../shared/page-data.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";

interface CrawlableContent {
  pages: Pick<Compiled, "path" | "facts">[];
  records: Pick<PageRecord, "head" | "page">[];
  examples: string[];
}

/** `robots.txt` and the sitemap of the pages that search engines may index. `basePath` ends with a slash. */
export function crawlerFiles(
  { site }: Settings,
  { pages, records, examples }: CrawlableContent,
  basePath: string,
): AssetFile[] {
  const urlOf = (path: string) => site.origin + encodeURI(basePath + path.slice(1));
  const images = new Map(pages.map(({ path, facts }) => [path, facts.images]));
  const indexed = records
    .filter(({ head }) => !head.robots && !head.canonical)
    .map(({ head, page }) => ({
      url: urlOf(head.path),
      lastmod: isDoc(page) ? page.lastUpdated : page.kind === "blog-post" ? page.date : null,
      images: [...new Set(images.get(head.path)?.map((image) => urlOf(image.path)))],
    }));
  const examplePages = examples.map((name) => ({ url: urlOf(`/examples/${name}`), lastmod: null, images: [] }));
  return [
    ...sitemapFiles([...indexed, ...examplePages], urlOf),
    textFile("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${urlOf("/sitemap.xml")}\n`),
  ];
}

/** A page in the sitemap: absolute URLs, and the time of its last change (W3C date). */
interface SitemapPage {
  url: string;
  lastmod: string | null;
  images: string[];
}

/** Limit of https://www.sitemaps.org/protocol.html#index. Its other limit, 50 MB, would need entries of 1,000 bytes. */
const maxUrls = 50_000;

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `/sitemap.xml`: the list of pages or, if they are too many for one, an index of `/sitemap-1.xml` and so on. */
export function sitemapFiles(pages: SitemapPage[], urlOf: (path: string) => string, max = maxUrls): AssetFile[] {
  const lists = Array.from({ length: Math.ceil(pages.length / max) }, (_, index) =>
    listOf(pages.slice(index * max, (index + 1) * max)),
  );
  if (lists.length <= 1) return [textFile("/sitemap.xml", lists[0] ?? listOf([]))];
  const paths = lists.map((_, index) => `/sitemap-${index + 1}.xml`);
  const entries = paths.map((path) => `<sitemap>${loc(urlOf(path))}</sitemap>`);
  return [
    textFile("/sitemap.xml", `${declaration}<sitemapindex ${xmlns}>\n${entries.join("\n")}\n</sitemapindex>\n`),
    ...lists.map((list, index) => textFile(paths[index] as string, list)),
  ];
}

function listOf(pages: SitemapPage[]): string {
  const urls = pages.map(({ url, lastmod, images }) => {
    const lastmodTag = lastmod ? `<lastmod>${lastmod}</lastmod>` : "";
    const pictures = images.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`);
    return `<url>${loc(url)}${lastmodTag}${pictures.join("")}</url>`;
  });
  const image = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${declaration}<urlset ${xmlns} ${image}>\n${urls.join("\n")}\n</urlset>\n`;
}

const loc = (url: string) => `<loc>${escapeHtml(url)}</loc>`;
