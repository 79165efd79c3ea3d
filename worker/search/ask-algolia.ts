import { type HostedIndex, hostsOf } from "../../shared/search-settings.ts";

/** Algolia refuses a request, and another host would say the same. */
export class AlgoliaError extends Error {
  override name = "AlgoliaError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request of Algolia's REST API: https://www.algolia.com/doc/rest-api/search/ */
export interface AlgoliaRequest {
  method: string;
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds that a host may take. */
  timeout: number;
}

/** How Algolia is asked, where it is not each of its hosts once, in their order. */
interface Persistence {
  hosts?: string[];
  /** Milliseconds to wait after each failure, before the next host is asked: there are as many attempts and one more. */
  pauses?: number[];
  /** Told of each failure that is followed by another attempt. */
  onRetry?: (message: string) => void;
  ask?: typeof fetch;
}

/**
 * What Algolia answers, from the first of its hosts that does.
 * @throws AlgoliaError when Algolia refuses, else an Error with what the last host failed with
 */
export async function askAlgolia<Answer>(
  index: HostedIndex,
  request: AlgoliaRequest,
  { hosts = hostsOf(index), pauses = hosts.slice(1).map(() => 0), onRetry, ask = fetch }: Persistence = {},
): Promise<Answer> {
  let failure = "";
  for (const [attempt, pause] of [...pauses, undefined].entries()) {
    const host = hosts[attempt % hosts.length] ?? "";
    try {
      return await askHost(index, host, request, ask);
    } catch (error) {
      // Who asks too often is answered after a while.
      if (error instanceof AlgoliaError && !(error.status === 429 && pause)) throw error;
      failure = (error as Error).message;
    }
    if (pause === undefined) break;
    onRetry?.(`${failure}; trying again`);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Algolia does not answer after ${pauses.length + 1} attempts. ${failure}`);
}

/** @throws AlgoliaError when the host refuses, else an Error */
async function askHost<Answer>(
  { appId, apiKey }: HostedIndex,
  host: string,
  { method, path, body, timeout }: AlgoliaRequest,
  ask: typeof fetch,
): Promise<Answer> {
  const init = {
    method,
    headers: {
      "X-Algolia-Application-Id": appId,
      "X-Algolia-API-Key": apiKey,
      "Content-Type": "application/json",
    },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await ask(host + path, init).catch((error: Error) => {
    throw new Error(
      `${host} could not be asked: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    );
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const message = `${host} answered ${response.status}: ${messageIn(text)}`;
  throw response.status < 500 ? new AlgoliaError(response.status, message) : new Error(message);
}

function messageIn(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message);
  } catch {
    return text.slice(0, 200) || "nothing";
  }
}
