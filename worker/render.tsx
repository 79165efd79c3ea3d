import { renderToReadableStream } from "react-dom/server";
import type { PageData } from "../shared/page-data.ts";
import { Document } from "./document.tsx";
import { pageComponent } from "./page-components.ts";

/**
 * A page as a stream of HTML. Nothing in it waits for data, so when the promise resolves the whole page has been rendered:
 * an error rejects it before a byte is sent, and the status is still ours to choose.
 */
export async function renderPage(data: PageData): Promise<ReadableStream> {
  const Page = pageComponent(data.page.kind);
  const stream = await renderToReadableStream(<Document opened={{ data, Page }} />, {
    // React would log it too; the worker's error handler does, with the request.
    onError: () => {},
  });
  await stream.allReady;
  return stream;
}
