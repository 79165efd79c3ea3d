import { existsSync } from "node:fs";
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { withBase } from "../client/base-path.ts";
import { escapeHtml } from "../client/html-text.ts";
import type { PageRecord } from "../client/page-data.ts";
import { assetsPath } from "../client/wire-names.ts";
import type { AssetFile, ClientBundle } from "./bundle/bundle.ts";
import { exampleFiles, sourceTabs } from "./examples/example-source.ts";
import { contentHash } from "./hash.ts";
import { ContentError } from "./problems.ts";
import type { Settings } from "./settings.ts";

const sourcePlace = "<!-- source -->";

const text = (path: string, contents: string): AssetFile => ({ path, contents: Buffer.from(contents) });

/** The files in `content/static/`, which are served at the root under their own names. */
export async function staticFiles(contentDir: string): Promise<AssetFile[]> {
  const root = join(contentDir, "static");
  const files: AssetFile[] = [];
  for (const name of existsSync(root) ? (await Array.fromAsync(glob("**", { cwd: root }))).sort() : []) {
    const file = join(root, name);
    if (!(await stat(file)).isFile()) continue;
    if (!/\.[a-z0-9]+$/i.test(name)) {
      throw new ContentError([
        { file, message: "a static file needs an extension: without one, its path is a page's" },
      ]);
    }
    files.push({ path: `/${name.replaceAll("\\", "/")}`, contents: await readFile(file) });
  }
  return files;
}

/** What search engines read: the addresses of all pages, and where that list is. */
export function crawlerFiles(
  { site }: Settings,
  records: PageRecord[],
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
    text("/sitemap.xml", sitemap),
    text("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address("/sitemap.xml")}\n`),
  ];
}

/** Names of the example apps: the folders of `examples/`. */
export async function exampleNames(): Promise<string[]> {
  const pages = await Array.fromAsync(glob("examples/*/index.html"));
  return pages.map((page) => page.replaceAll("\\", "/").split("/")[1] ?? "").sort();
}

/** The file with the HTML of an example, `basic`, or of a step of one, `basic/step-1`. */
function htmlFile(name: string): string {
  const [example, step] = name.split("/");
  return `examples/${example}/${step ? "step" : "index"}.html`;
}

/**
 * The HTML of each example and of each step, with the names that its script, its styles and the site's base path have in this build, and
 * with its source where the page has a place for it.
 */
export async function examplePages(bundle: ClientBundle, basePath: string, origin: string): Promise<AssetFile[]> {
  const files = await Promise.all(
    Object.entries(bundle.examples).map(async ([name, { script, styles, modules }]) => {
      const html = await readFile(htmlFile(name), "utf8");
      const head = [
        `<link rel="canonical" href="${origin}${withBase(`/examples/${name}`)}">`,
        `<script>${bundle.inlineScripts.first.code}</script>`,
        styles && `<link rel="stylesheet" href="${withBase(styles)}">`,
        `<script type="module" src="${withBase(script)}"></script>`,
        // Asked for at once, not one after the other as each is read; and after what the first paint needs.
        ...modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${withBase(module)}">`),
      ];
      const others: AssetFile[] = [];
      const othersAt = (panels: string) => {
        const file = text(`${assetsPath}source-${name}-${contentHash(panels)}.json`, JSON.stringify(panels));
        others.push(file);
        return withBase(file.path);
      };
      const source = html.includes(sourcePlace) ? sourceTabs(await exampleFiles(name), othersAt).html : "";
      const filled = html
        .replaceAll('href="/', `href="${basePath}`)
        .replaceAll("%step%", name.replace(/^.*-/, ""))
        .replace("<!-- head -->", () => head.filter(Boolean).join("\n    "))
        .replace(sourcePlace, () => source);
      // Under its own name among the assets, as Cloudflare would answer requests for that name past the worker.
      const file = text(`${assetsPath}example-${name.replace("/", "-")}-${contentHash(filled)}.html`, filled);
      return [{ ...file, address: `/examples/${name}` }, ...others];
    }),
  );
  return files.flat();
}
