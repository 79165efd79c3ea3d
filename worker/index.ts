import { type Context, Hono } from "hono";
import { withBase, withoutBase } from "../client/base-path.ts";
import { parsePageDataPath } from "../client/wire-names.ts";
import { cachePolicy } from "./cache-policy.ts";
import type { Env } from "./env.ts";
import { errorPage } from "./error-page.ts";
import { etagOf, isFresh } from "./etag.ts";
import { readFile } from "./files.ts";
import { manifest } from "./manifest.js";
import { normaliseUrl } from "./normalise-url.ts";
import { type LoadedPage, loadPage, loadSource } from "./pages.ts";
import { StorageError } from "./records.ts";
import { renderPage } from "./render.tsx";
import { securityHeaders } from "./security-headers.ts";

type SiteContext = Context<{ Bindings: Env; Variables: { path: string } }>;

const app = new Hono<{ Bindings: Env; Variables: { path: string } }>();

// Below, the middleware stands in the order in which a request meets it.

app.use(securityHeaders(manifest.inlineScript.hash));

app.use(async (context, next) => {
  if (context.req.method === "GET" || context.req.method === "HEAD") return next();
  return context.text("This site only answers GET and HEAD.", 405, { Allow: "GET, HEAD", ...cachePolicy.none });
});

app.use(async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const path = withoutBase(pathname);
  if (path === null) return answer(context, await loadPage(context.env, "", new URLSearchParams()));
  const decision = normaliseUrl(path, search, manifest.redirects);
  const location = "location" in decision ? withBase(decision.location) : null;
  // The base path is the one address that ends with a slash; without it, `/sub` would be a page beside it.
  if (location !== null || withBase(path) !== pathname) {
    return context.body(null, 301, { Location: location ?? withBase(path) + search, ...cachePolicy.redirect });
  }
  context.set("path", path);
  return next();
});

app.use(async (context, next) => {
  const request = parsePageDataPath(context.var.path);
  if (!request) return next();
  if (request.release !== manifest.release) {
    return context.json({ release: manifest.release }, 410, cachePolicy.none);
  }
  const { status, data } = await loadPage(context.env, request.path, new URL(context.req.url).searchParams);
  const keep = data.page.kind === "search" && data.page.query ? cachePolicy.search : cachePolicy.immutable;
  return context.json(data, status, status === 404 ? cachePolicy.notFound : keep);
});

app.use(async (context, next) => {
  const { path } = context.var;
  return (await readFile(context.env, path)) ?? next();
});

app.use(async (context, next) => {
  const page = /^(.+)\.md$/.exec(context.var.path)?.[1];
  const source = page ? await loadSource(context.env, page) : null;
  if (source === null) return next();
  return context.body(source, 200, { "Content-Type": "text/markdown; charset=utf-8", ...cachePolicy.page });
});

app.use(async (context) => {
  const { searchParams } = new URL(context.req.url);
  return answer(context, await loadPage(context.env, context.var.path, searchParams));
});

app.onError((error, context) => {
  console.error(`${context.req.method} ${context.req.url}`, error);
  if (error instanceof StorageError) {
    const text = "The page could not be read from storage. This passes; please try again in a moment.";
    return context.html(errorPage("Back in a moment", text), 503, { "Retry-After": "30", ...cachePolicy.none });
  }
  const text = "The page could not be made. The error has been logged.";
  return context.html(errorPage("Something went wrong", text), 500, cachePolicy.none);
});

async function answer(context: SiteContext, { status, version, data }: LoadedPage): Promise<Response> {
  const etag = etagOf(manifest.release, version);
  const isSearch = data.page.kind === "search" && data.page.query !== "";
  const keep = isSearch ? cachePolicy.search : cachePolicy.page;
  const headers: Record<string, string> = status === 404 ? cachePolicy.notFound : { ETag: etag, ...keep };
  if (status === 200 && isFresh(context.req.header("If-None-Match") ?? null, etag)) {
    return context.body(null, 304, headers);
  }
  const html = { "Content-Type": "text/html; charset=utf-8", ...headers };
  if (context.req.method === "HEAD") return context.body(null, status, html);
  return context.body(await renderPage(data, context.req.raw.signal), status, html);
}

export default app;
