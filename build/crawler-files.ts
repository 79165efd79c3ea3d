import { escapeHtml } from "../shared/html-text.ts";
import { type AssetFile, textFile } from "./asset-file.ts";
import type { BuiltPage } from "./records/record.ts";
import type { Settings } from "./settings.ts";

export function crawlerFiles(
  { site }: Settings,
  records: BuiltPage[],
  basePath: string,
  examples: string[],
): AssetFile[] {
  const address = (path: string) => site.origin + encodeURI(basePath + path.slice(1));
  const pages = records
    .filter(({ head }) => !head.robots)
    .map(({ head, page }) => ({
      path: head.path,
      lastmod: page.kind === "doc" ? page.lastUpdated : page.kind === "blog-post" ? page.date : null,
    }));
  const urls = [...pages, ...examples.map((name) => ({ path: `/examples/${name}`, lastmod: null }))].map(
    ({ path, lastmod }) =>
      `<url><loc>${escapeHtml(address(path))}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}</url>`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return [
    textFile("/sitemap.xml", sitemap),
    textFile("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address("/sitemap.xml")}\n`),
  ];
}
