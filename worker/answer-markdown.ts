import { withBase } from "browser/base-path.ts";
import { site } from "../content/site.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { SiteContext } from "./env.ts";
import { etagOf, isFresh } from "./etag.ts";
import { manifest } from "./manifest.js";
import { notFoundMarkdown } from "./not-found-markdown.ts";
import { loadPage, loadSource } from "./pages.ts";

/**
 * The Markdown of the page at a path.
 * @param ifNone headers of the answer where there is no such page
 */
export async function answerMarkdown(
  context: SiteContext,
  path: string,
  keep: CachePolicy,
  ifNone: CachePolicy,
): Promise<Response> {
  const type = { "Content-Type": "text/markdown; charset=utf-8", "Access-Control-Allow-Origin": "*" };
  const loaded = await loadSource(context.env, path);
  if (loaded === null) {
    const { data } = await loadPage(context.env, path, new URLSearchParams(), null);
    return context.body(notFoundMarkdown(path, data.page), 404, { ...type, ...ifNone });
  }
  const etag = etagOf(manifest.release, loaded.version);
  // Search engines should index the HTML page instead.
  const Link = `<${site.origin}${withBase(path)}>; rel="canonical"`;
  const headers = { ...type, ETag: etag, Link, ...keep };
  if (isFresh(context.req.header("If-None-Match") ?? null, etag)) return context.body(null, 304, headers);
  return context.body(loaded.source, 200, headers);
}
