import { type HostedIndex, hostsOf } from "../../shared/search-settings.ts";
import { askAlgolia } from "../../worker/search/ask-algolia.ts";

/** Request timeout and growing pauses between retries, in milliseconds. */
const timeout = 30_000;
const pauses = [200, 1000, 3000];

/** A function that sends one request and retries when Algolia fails. It throws as `askAlgolia` does. */
export function algoliaClient(index: HostedIndex, onRetry: (message: string) => void) {
  // The writing host first: replicas may lag behind.
  const own = [`https://${index.appId.toLowerCase()}.algolia.net`, ...hostsOf(index).slice(1)];
  const hosts = index.hosts.length > 0 ? index.hosts : own;
  return <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    askAlgolia(index, { method, path, body, timeout }, { hosts, pauses, onRetry });
}

export type Ask = ReturnType<typeof algoliaClient>;
