import type { ComponentType } from "react";
import { Page as BlogArchive } from "../client/pages/blog-archive.tsx";
import { Page as BlogPost } from "../client/pages/blog-post.tsx";
import { Page as Doc } from "../client/pages/doc.tsx";
import { Page as DocsIndex } from "../client/pages/docs-index.tsx";
import { Page as Landing } from "../client/pages/landing.tsx";
import { Page as NotFound } from "../client/pages/not-found.tsx";
import { Page as Plain } from "../client/pages/page.tsx";
import type { PageProps } from "../client/pages/page-props.ts";
import { Page as Playground } from "../client/pages/playground.tsx";
import { Page as SavedState } from "../client/pages/saved-state.tsx";
import { Page as Search } from "../client/pages/search.tsx";
import { Page as Tag } from "../client/pages/tag.tsx";
import { Page as Tags } from "../client/pages/tags.tsx";
import type { PageData, PageKind } from "../shared/page-data.ts";

const components: { [Kind in PageKind]: ComponentType<PageProps<Kind>> } = {
  landing: Landing,
  doc: Doc,
  "saved-state": SavedState,
  playground: Playground,
  "docs-index": DocsIndex,
  "blog-post": BlogPost,
  "blog-archive": BlogArchive,
  tags: Tags,
  tag: Tag,
  search: Search,
  page: Plain,
  "not-found": NotFound,
};

/** The component of a page kind. In the browser, each is a separate chunk. */
export function pageComponent(kind: PageKind): ComponentType<{ data: PageData }> {
  return components[kind] as ComponentType<{ data: PageData }>;
}
