/** The Algolia index to search; `null` for the site's own. */
export type SearchSettings = HostedIndex | null;

export interface HostedIndex {
  appId: string;
  /** Must be a search-only key: it is in every page. */
  apiKey: string;
  indexName: string;
  /** Hosts to use instead of Algolia's own, each with its protocol (`https://search.example.org`). */
  hosts: string[];
}

/** The hosts of an Algolia application, in the order to try. https://www.algolia.com/doc/rest-api/search/ */
export function hostsOf({ appId, hosts }: HostedIndex): string[] {
  const defaultHosts = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return hosts.length > 0 ? hosts : defaultHosts.map((host) => `https://${host.toLowerCase()}`);
}

/** Custom hosts in the format of Algolia's clients; by default, these use Algolia's. */
export function clientHosts(hosts: string[]) {
  const all = hosts.map((host) => {
    const [protocol = "", url = ""] = host.split("://");
    return { protocol: protocol as "http" | "https", url, accept: "readWrite" as const };
  });
  return all.length > 0 ? { hosts: all } : {};
}

export const ownIndexName = "docs";
