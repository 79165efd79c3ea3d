import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
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
import { Document, type Misplaced } from "./document.tsx";

/** In the browser, each is a separate chunk. */
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

/**
 * Renders a page to a stream of HTML. Nothing in it suspends, so an error rejects the promise before a byte is sent,
 * while the status can still change.
 */
export async function renderPage(data: PageData, misplaced: Misplaced | null = null): Promise<ReadableStream> {
  const Page = components[data.page.kind] as ComponentType<{ data: PageData }>;
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<Document opened={{ data, Page }} misplaced={misplaced} />, {
    // Otherwise React sends large Suspense boundaries after the page, with scripts that move them to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // If the content of a Suspense boundary throws, React leaves it to the browser. The worker's error handler logs it.
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) {
    await stream.cancel();
    throw errors[0];
  }
  return stream;
}
