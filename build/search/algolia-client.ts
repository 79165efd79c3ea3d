import type { HostedIndex } from "../../client/search/settings.ts";
import { hostsOf } from "../../client/search/settings.ts";

/** Milliseconds that one request may take, and to wait before it is made again, longer each time. */
const timeout = 30_000;
const delays = [200, 1000, 3000];

/** Algolia refuses: asking again would change nothing. */
export class AlgoliaError extends Error {
  override name = "AlgoliaError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * A function that makes one request of Algolia's REST API: https://www.algolia.com/doc/rest-api/search/
 * A host that fails is followed by the next one, each asked again after a delay.
 * @throws AlgoliaError when Algolia refuses
 */
export function algoliaClient(index: HostedIndex, onRetry: (message: string) => void) {
  // The host that writes comes first: the others may be behind it.
  const hosts =
    index.hosts.length > 0
      ? index.hosts
      : [`https://${index.appId.toLowerCase()}.algolia.net`, ...hostsOf(index).slice(1)];
  return async function ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    let failure = "";
    for (let attempt = 0; attempt <= delays.length; attempt++) {
      const host = hosts[attempt % hosts.length] ?? "";
      try {
        const response = await fetch(host + path, {
          method,
          headers: {
            "X-Algolia-Application-Id": index.appId,
            "X-Algolia-API-Key": index.apiKey,
            "Content-Type": "application/json",
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeout),
        });
        const text = await response.text();
        if (response.ok) return JSON.parse(text) as Result;
        const message = `${method} ${path} answered ${response.status}: ${messageIn(text)}`;
        if (response.status < 500 && response.status !== 429) throw new AlgoliaError(response.status, message);
        failure = message;
      } catch (error) {
        if (error instanceof AlgoliaError) throw error;
        failure = `${host} could not be asked: ${reasonOf(error)}`;
      }
      const delay = delays[attempt];
      if (delay === undefined) break;
      onRetry(`${failure}; trying again`);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    throw new Error(`Algolia does not answer after ${delays.length + 1} attempts. ${failure}`);
  };
}

export type Ask = ReturnType<typeof algoliaClient>;

function messageIn(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message);
  } catch {
    return text.slice(0, 200) || "nothing";
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
