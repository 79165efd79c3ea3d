import { withBase } from "browser/base-path.ts";
import type { CachePolicy } from "./cache-policy.ts";
import { storageDeadline, withDeadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import { isFresh } from "./etag.ts";
import { manifest } from "./manifest.js";
import { StorageError } from "./records.ts";

/**
 * Answers with a static file of the release, by its address. Ignores byte ranges, as RFC 9110, section 14.2 allows: Cloudflare's
 * cache serves them itself, from a cached 200 (https://developers.cloudflare.com/workers/cache/configuration/).
 */
export async function readFile(
  env: Env,
  path: string,
  ifNoneMatch: string | null,
  caching: CachePolicy,
): Promise<Response> {
  const response = await fetchAsset(env, manifest.files[path] ?? "");
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  const etag = headers.get("ETag");
  if (etag !== null && isFresh(ifNoneMatch, etag)) {
    await response.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { status: response.status, headers });
}

/**
 * A file from the static assets, by its path without the base path.
 * @throws StorageError when the assets cannot be read
 * @throws Error when the release lacks the file, which the build rules out
 */
async function fetchAsset(env: Env, file: string): Promise<Response> {
  const response = await withDeadline(env.ASSETS.fetch(assetUrl(file)), storageDeadline).catch((cause) => {
    throw new StorageError(`The static file ${file} could not be read`, { cause });
  });
  if (response.status >= 500) throw new StorageError(`The static file ${file} answered ${response.status}`);
  if (!response.ok) throw new Error(`The static file ${file} answered ${response.status}`);
  return response;
}

const assetUrl = (path: string) => new URL(withBase(path), "https://assets.local");
