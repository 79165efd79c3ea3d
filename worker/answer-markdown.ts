import { withBase } from "browser/base-path.ts";
import { site } from "../content/site.ts";
import type { Page } from "../shared/page-data.ts";
import { markdownPath } from "../shared/wire-names.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { SiteContext } from "./env.ts";
import { etagOf, isFresh } from "./etag.ts";
import { manifest } from "./manifest.js";
import { loadPage, loadSource } from "./pages.ts";

/**
 * The Markdown of the page at a path.
 * @param notFoundCaching cache policy of the 404 answer if there is no such page
 */
export async function answerMarkdown(
  context: SiteContext,
  path: string,
  caching: CachePolicy,
  notFoundCaching: CachePolicy,
): Promise<Response> {
  const type = { "Content-Type": "text/markdown; charset=utf-8", "Access-Control-Allow-Origin": "*" };
  const loaded = await loadSource(context.env, path);
  if (loaded === null) {
    const { data } = await loadPage(context.env, path, new URLSearchParams(), null);
    return context.body(notFoundMarkdown(path, data.page), 404, { ...type, ...notFoundCaching });
  }
  const etag = etagOf(manifest.release, loaded.version);
  // Search engines should index the HTML page instead.
  const Link = `<${site.origin}${withBase(path)}>; rel="canonical"`;
  const headers = { ...type, ETag: etag, Link, ...caching };
  if (isFresh(context.req.header("If-None-Match") ?? null, etag)) return context.body(null, 304, headers);
  return context.body(loaded.source, 200, headers);
}

/** The not-found page in Markdown. */
function notFoundMarkdown(path: string, page: Page): string {
  const urlOf = (path: string) => site.origin + withBase(path);
  const suggestions = page.kind === "not-found" ? page.suggestions : [];
  const links = suggestions.map(({ label, path }) => `- [${label}](${urlOf(markdownPath(path))})\n`);
  const hint = links.length > 0 ? `Did you mean:\n\n${links.join("")}\n` : "";
  // The path is shown as code, since it may be any string; its spaces and backticks are percent-encoded.
  return `# Page not found\n\nNo page has the path \`${path}\`.\n\n${hint}All pages: ${urlOf("/llms.txt")}\n`;
}
