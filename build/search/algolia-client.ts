import { type HostedIndex, hostsOf } from "../../shared/search-settings.ts";
import { askAlgolia } from "../../worker/search/ask-algolia.ts";

/** Milliseconds that one request may take, and to wait before it is made again, longer each time. */
const timeout = 30_000;
const pauses = [200, 1000, 3000];

/** A function that makes one request, and makes it again when Algolia fails. It throws as `askAlgolia` does. */
export function algoliaClient(index: HostedIndex, onRetry: (message: string) => void) {
  // The host that writes comes first: the others may be behind it.
  const own = [`https://${index.appId.toLowerCase()}.algolia.net`, ...hostsOf(index).slice(1)];
  const hosts = index.hosts.length > 0 ? index.hosts : own;
  return <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    askAlgolia(index, { method, path, body, timeout }, { hosts, pauses, onRetry });
}

export type Ask = ReturnType<typeof algoliaClient>;
