import type { PageKind } from "./page-data.ts";

/** A page's kind, derived from its path, so that the browser can load chunk and data in parallel. */
export function pageKindOf(path: string): PageKind {
  if (path === "/") return "landing";
  if (path === "/search") return "search";
  if (path === "/blog/archive") return "blog-archive";
  if (path.startsWith("/blog/")) return "blog-post";
  if (!/^\/docs(\/|$)/.test(path)) return "page";
  if (/\/tags$/.test(path)) return "tags";
  if (/\/tags\/[^/]+$/.test(path)) return "tag";
  if (/\/tools\/saved-state$/.test(path)) return "saved-state";
  // The index of another version (`/docs/1.0.0`) and the playground count as docs: their chunks then load after their data.
  return path === "/docs" ? "docs-index" : "doc";
}
