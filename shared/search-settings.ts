/** Where searches are answered: by a hosted index of Algolia's, or, with `null`, by the one that the site itself serves. */
export type SearchSettings = HostedIndex | null;

export interface HostedIndex {
  appId: string;
  /** A key that may search and nothing else: it is in every page. */
  apiKey: string;
  indexName: string;
  /** Hosts to ask instead of Algolia's own, each with its protocol (`https://search.example.org`); empty for Algolia's. */
  hosts: string[];
}

/** The hosts of an application, in the order in which they are asked. https://www.algolia.com/doc/rest-api/search/ */
export function hostsOf({ appId, hosts }: HostedIndex): string[] {
  const own = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return hosts.length > 0 ? hosts : own.map((host) => `https://${host.toLowerCase()}`);
}

/** The name under which the site's own index is asked. It answers to every name. */
export const ownIndexName = "docs";
