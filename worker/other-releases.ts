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
export async function readOtherReleases(env: Env, path: string, caching: CachePolicy): Promise<Response | null> {
  const type = getMimeType(path);
  // A deploy does not store HTML documents in KV.
  if (!type || type.startsWith("text/html") || path.length > maxNameLength) return null;
  const bytes = await withDeadline(env.PAGES.get(path, "arrayBuffer"), storageDeadline).catch((cause) => {
    throw new StorageError(`KV could not be read: ${path}`, { cause });
  });
  if (bytes === null) return null;
  // For any origin, because a live example's origin is opaque.
  const headers = {
    "Content-Type": type,
    "Access-Control-Allow-Origin": "*",
    ...forAnyOrigin,
    ...caching,
  };
  return new Response(bytes, { headers });
}
