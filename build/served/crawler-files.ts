import { isDoc, type PageRecord } from "../../shared/page-data.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import { sitemapFiles } from "./sitemap.ts";

interface Made {
  pages: Pick<Compiled, "path" | "facts">[];
  records: Pick<PageRecord, "head" | "page">[];
  examples: string[];
}

/** `robots.txt` and the sitemap of the pages that search engines may index. `basePath` ends with a slash. */
export function crawlerFiles({ site }: Settings, { pages, records, examples }: Made, basePath: string): AssetFile[] {
  const address = (path: string) => site.origin + encodeURI(basePath + path.slice(1));
  const images = new Map(pages.map(({ path, facts }) => [path, facts.images]));
  const indexed = records
    .filter(({ head }) => !head.robots && !head.canonical)
    .map(({ head, page }) => ({
      url: address(head.path),
      lastmod: isDoc(page) ? page.lastUpdated : page.kind === "blog-post" ? page.date : null,
      images: [...new Set(images.get(head.path)?.map((image) => address(image.path)))],
    }));
  const others = examples.map((name) => ({ url: address(`/examples/${name}`), lastmod: null, images: [] }));
  return [
    ...sitemapFiles([...indexed, ...others], address),
    textFile("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address("/sitemap.xml")}\n`),
  ];
}
