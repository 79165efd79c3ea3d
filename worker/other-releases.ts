import { getMimeType } from "hono/utils/mime";
import type { CachePolicy } from "./cache-policy.ts";
import { storageDeadline, withDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import { StorageError } from "./records.ts";
import { forAnyOrigin } from "./security-headers.ts";

/** In bytes: asset names are shorter, and KV rejects keys over 512. */
const maxNameLength = 200;

/**
 * A hashed file of another release, by its path below `/_assets/`, or null. Static assets belong to one version, but a tab
 * opened before a deploy or rollback may request its files from another version, as may any tab while a deploy is spreading.
 * So each deploy also stores its files in KV, under their paths.
 * https://developers.cloudflare.com/workers/versions-and-deployments/gradual-deployments/version-affinity/#static-assets
 * @throws StorageError when KV fails
 */
export async function readOtherReleases(env: Env, path: string, keep: CachePolicy): Promise<Response | null> {
  const type = getMimeType(path);
  // Documents are not there: a deploy leaves them out.
  if (!type || type.startsWith("text/html") || path.length > maxNameLength) return null;
  const bytes = await withDeadline(env.PAGES.get(path, "arrayBuffer"), storageDeadline).catch((cause) => {
    throw new StorageError(`KV could not be read: ${path}`, { cause });
  });
  if (bytes === null) return null;
  // Any origin, as for fonts: a live example has an opaque one.
  const headers = {
    "Content-Type": type,
    "Access-Control-Allow-Origin": "*",
    ...forAnyOrigin,
    ...keep,
  };
  return new Response(bytes, { headers });
}
