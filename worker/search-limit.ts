import ipaddr from "ipaddr.js";
import type { Env } from "./env.ts";

/** A reader has searched more often than wrangler.toml allows. */
export class TooManySearches extends Error {
  override name = "TooManySearches";
}

/** Headers of the 429 response, in seconds: the limit is per minute. */
export const retryAfter = { "Retry-After": "60" };

/**
 * Counts searches of a reader. Each takes a separate call, because Cloudflare's rate limiting binding has no cost parameter.
 * @param address the reader's IP address (`CF-Connecting-IP`). Local runs have none or the loopback address, and no limit.
 * @throws TooManySearches
 */
export async function countSearches(
  { SEARCH_LIMIT }: Pick<Env, "SEARCH_LIMIT">,
  address: string | null,
  searches = 1,
): Promise<void> {
  const key = address && networkOf(address);
  if (!SEARCH_LIMIT || !key) return;
  const counted = await Promise.all(Array.from({ length: searches }, () => SEARCH_LIMIT.limit({ key })));
  if (!counted.every(({ success }) => success)) throw new TooManySearches("Too many searches");
}

/**
 * The key under which searches from an address are counted: an IPv4 address (also if written as IPv6), or the first 64 bits of
 * an IPv6 address, since a customer may use any address in such a network. Null for loopback addresses.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === "loopback") return null;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return groups.join(":");
}
