import { type HostedIndex, hostsOf } from "../../shared/search-settings.ts";

/** Algolia rejected the request, as any other host would too. */
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
  body?: unknown;
  timeout: number;
}

/** Retry behaviour; by default, each host is tried once, in order. */
interface Persistence {
  hosts?: string[];
  /** Milliseconds to wait after each failure; there is one attempt more than pauses. */
  pauses?: number[];
  onRetry?: (message: string) => void;
  ask?: typeof fetch;
}

/**
 * Algolia's answer, from the first host that gives one.
 * @throws AlgoliaError when Algolia rejects the request, else an Error with the last host's failure
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
      // A rate limit (429) passes after a while.
      if (error instanceof AlgoliaError && !(error.status === 429 && pause)) throw error;
      failure = (error as Error).message;
    }
    if (pause === undefined) break;
    onRetry?.(`${failure}; trying again`);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Algolia does not answer after ${pauses.length + 1} attempts. ${failure}`);
}

/** @throws AlgoliaError when the host rejects the request, else an Error */
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
