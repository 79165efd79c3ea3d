import { withBase } from "browser/base-path.ts";
import { getMimeType } from "hono/utils/mime";
import type { CachePolicy } from "./cache-policy.ts";
import { storageDeadline, withDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import { isFresh } from "./etag.ts";
import { manifest } from "./manifest.js";
import { StorageError } from "./records.ts";
import { forAnyOrigin } from "./security-headers.ts";

/**
 * Answers with a static file of the release, by its URL. Ignores byte ranges, as RFC 9110, section 14.2 allows: Cloudflare's
 * cache serves them itself, from a cached 200 (https://developers.cloudflare.com/workers/cache/configuration/).
 * @throws StorageError when the assets cannot be read
 * @throws Error when the release lacks the file, which the build rules out
 */
export async function readFile(
  env: Env,
  path: string,
  ifNoneMatch: string | null,
  caching: CachePolicy,
): Promise<Response> {
  const file = manifest.files[path] ?? "";
  const request = env.ASSETS.fetch(new URL(withBase(file), "https://assets.local"));
  const response = await withDeadline(request, storageDeadline).catch((cause) => {
    throw new StorageError(`The static file ${file} could not be read`, { cause });
  });
  if (response.status >= 500) throw new StorageError(`The static file ${file} returned ${response.status}`);
  if (!response.ok) throw new Error(`The static file ${file} returned ${response.status}`);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  const etag = headers.get("ETag");
  if (etag !== null && isFresh(ifNoneMatch, etag)) {
    await response.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { status: response.status, headers });
}

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
  const headers = { "Content-Type": type, "Access-Control-Allow-Origin": "*", ...forAnyOrigin, ...caching };
  return new Response(bytes, { headers });
}
