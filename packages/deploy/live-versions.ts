import { z } from "zod";

/** A version of the worker that is deployed or deployable. */
export interface LiveVersion {
  id: string;
  /** Id of its list of keys, or null if it was uploaded without a tag. */
  list: string | null;
}

/** A worker, and access to it in Cloudflare's API. */
export interface CloudflareApi {
  account: string;
  token: string;
  worker: string;
  /** Base URL without a trailing slash. */
  base?: string | undefined;
}

/** Cloudflare's API failed, or its answer has an unexpected form. */
export class CloudflareError extends Error {
  override name = "CloudflareError";
}

const version = z.object({ id: z.string(), annotations: z.object({ "workers/tag": z.string().optional() }).nullish() });
const versions = z.object({ items: z.array(version) });
const deployments = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});

/**
 * Fetches the deployable versions, page by page, and the deployed ones. A rollback is possible to these versions only.
 * https://developers.cloudflare.com/workers/versions-and-deployments/rollbacks/#rollbacks-limit
 * https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/versions/methods/list/
 * @throws CloudflareError
 */
export async function liveVersions(api: CloudflareApi): Promise<LiveVersion[]> {
  const live = new Map<string, string | null>();
  const add = ({ id, annotations }: z.infer<typeof version>) => live.set(id, annotations?.["workers/tag"] ?? null);
  // The documentation says that `deployable` ignores pagination. The second page then repeats the first, which ends the loop.
  for (let page = 1, before = -1; live.size > before; page++) {
    before = live.size;
    const { items } = await request(api, `versions?deployable=true&per_page=100&page=${page}`, versions);
    items.forEach(add);
  }
  // The first one is active: https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/deployments/
  const [active] = (await request(api, "deployments", deployments)).deployments;
  if (!active) throw new CloudflareError("Cloudflare's API returned no deployment");
  for (const { version_id: id } of active.versions) if (!live.has(id)) live.set(id, null);
  // The list of versions may omit annotations. The first version without a list already prevents any deletion.
  for (const [id, list] of live) {
    if (list !== null) continue;
    add(await request(api, `versions/${id}`, version));
    if (live.get(id) === null) break;
  }
  return [...live].map(([id, list]) => ({ id, list }));
}

async function request<Result>(api: CloudflareApi, path: string, result: z.ZodType<Result>): Promise<Result> {
  const { account, token, worker, base = "https://api.cloudflare.com/client/v4" } = api;
  const errorFor = (reason: string, cause?: unknown) =>
    new CloudflareError(`Cloudflare's API failed at ${path}: ${reason}`, { cause });
  const response = await fetch(`${base}/accounts/${account}/workers/scripts/${worker}/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw errorFor((cause as Error).message, cause);
  });
  if (!response.ok) throw errorFor(`it answered ${response.status}`);
  const body = await response.json().catch(() => null);
  const answer = z.object({ success: z.literal(true), result }).safeParse(body);
  if (!answer.success) throw errorFor(z.prettifyError(answer.error));
  return answer.data.result;
}
