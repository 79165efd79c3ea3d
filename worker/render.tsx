import { renderToReadableStream } from "react-dom/server";
import type { PageData } from "../shared/page-data.ts";
import { Document, type Misplaced } from "./document.tsx";
import { pageComponent } from "./page-components.ts";

/**
 * Renders a page to a stream of HTML. Nothing in it suspends, so an error rejects the promise before a byte is sent,
 * while the status can still change.
 */
export async function renderPage(data: PageData, misplaced: Misplaced | null = null): Promise<ReadableStream> {
  const Page = pageComponent(data.page.kind);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<Document opened={{ data, Page }} misplaced={misplaced} />, {
    // Otherwise React sends large Suspense boundaries behind the page, with scripts that move them to their place.
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
