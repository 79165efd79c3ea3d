import type { RawHit } from "../../client/search/hits.ts";
import { type HostedIndex, hostsOf } from "../../client/search/settings.ts";

/** Milliseconds that a host may take before the next one is asked. */
const timeout = 2000;

/**
 * Asks Algolia, one host after the other.
 * @throws when none of them answers, or they refuse
 */
export async function askHosted(index: HostedIndex, parameters: object): Promise<{ hits: RawHit[]; nbHits: number }> {
  let failure: unknown;
  for (const host of hostsOf(index)) {
    try {
      const response = await fetch(`${host}/1/indexes/${encodeURIComponent(index.indexName)}/query`, {
        method: "POST",
        headers: { "X-Algolia-Application-Id": index.appId, "X-Algolia-API-Key": index.apiKey },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return await response.json();
      failure = new Error(`${host} answered ${response.status}`);
      if (response.status < 500) break; // another host would say the same
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
