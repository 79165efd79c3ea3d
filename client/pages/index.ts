import type { ComponentType } from "react";
import type { PageData, PageKind } from "../page-data.ts";

type PageModule = { Page: ComponentType<{ data: PageData }> };

/** The site's screens: one file a kind of page, and one chunk in the browser. */
const modules = {
  landing: () => import("./landing.tsx"),
  doc: () => import("./doc.tsx"),
  "docs-index": () => import("./docs-index.tsx"),
  "blog-post": () => import("./blog-post.tsx"),
  "blog-archive": () => import("./blog-archive.tsx"),
  tags: () => import("./tags.tsx"),
  tag: () => import("./tag.tsx"),
  search: () => import("./search.tsx"),
  support: () => import("./support.tsx"),
  "not-found": () => import("./not-found.tsx"),
} satisfies Record<PageKind, () => Promise<unknown>>;

/** The component that shows a kind of page. It must be given data of that kind. Rejects when its chunk cannot be loaded. */
export async function pageComponent(kind: PageKind): Promise<PageModule["Page"]> {
  const module = await (modules[kind]() as Promise<PageModule>);
  return module.Page;
}
