import type { ComponentType } from "react";
import type { PageData } from "../shared/page-data.ts";

/** What the start script lends to the app: things that must be there before the app is, and that must exist once. */
export interface Services {
  /** The page that the edge rendered: its address, and the id of its entry in the history if that has one. */
  opened: { url: URL; entry?: string | undefined };
  /**
   * The data of the page at a URL. One request for each page, whoever asks, and however often; a failed one is forgotten.
   * @throws StaleReleaseError, or an Error when there is no network, no answer, or one that is no page
   */
  loadData(url: URL): Promise<PageData>;
  /**
   * The component in a page's chunk, whose address is given. One request for each chunk; a failed one is made anew, under
   * another address.
   */
  importPage(chunk: string): Promise<ComponentType<{ data: PageData }>>;
  /**
   * Has `tell` called when the page is loaded whose link the pointer, a finger or the focus has come to last; at once, if
   * that was so before.
   */
  onPreloaded(tell: (url: URL) => void): void;
  /**
   * Tells that a navigation to `url` has begun, or is taken over from who began it; the answer is to be called when it has
   * ended, however it did.
   */
  startProgress(url: URL): () => void;
  /** Does what each page needs that has just been shown: looks at its links, waits for the landing example. */
  onPageShown(): void;
  /** Why the server cannot be asked: the server runs another release than this tab, or there is no network. */
  diagnose(url: URL): Promise<Error | null>;
}

/** The server runs another release than this tab: what the tab asks for may be gone. */
export class StaleReleaseError extends Error {
  override name = "StaleReleaseError";
}
