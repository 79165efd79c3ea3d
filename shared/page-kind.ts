import type { PageKind } from "./page-data.ts";

/**
 * The kind of page that a path of the site leads to, as far as the path tells: what is not there is a page too
 * (`not-found`). It lets a browser load a page's chunk beside the page's data.
 */
export function pageKindOf(path: string): PageKind {
  if (path === "/") return "landing";
  if (path === "/support" || path === "/search") return path.slice(1) as PageKind;
  if (path === "/blog/archive") return "blog-archive";
  if (path.startsWith("/blog/")) return "blog-post";
  if (!/^\/docs(\/|$)/.test(path)) return "not-found";
  if (/\/tags$/.test(path)) return "tags";
  if (/\/tags\/[^/]+$/.test(path)) return "tag";
  // The index of another docs version, `/docs/1.0.0`, is taken for a page of the docs: its chunk then comes after its data.
  return path === "/docs" ? "docs-index" : "doc";
}
