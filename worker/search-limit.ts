import type { Env } from "./env.ts";

/** A reader searches more often than wrangler.toml allows. */
export class TooManySearches extends Error {
  override name = "TooManySearches";
}

/** Headers of the answer; the limit's period is a minute. */
export const comeBack = { "Retry-After": "60" };

/**
 * Counts a search of a reader.
 * @param address the reader's IP address, `CF-Connecting-IP`; local runs have none or the loopback's, and no limit
 * @throws TooManySearches
 */
export async function countSearch({ SEARCH_LIMIT }: Pick<Env, "SEARCH_LIMIT">, address: string | null): Promise<void> {
  if (!SEARCH_LIMIT || !address || address === "127.0.0.1" || address === "::1") return;
  const { success } = await SEARCH_LIMIT.limit({ key: networkOf(address) });
  if (!success) throw new TooManySearches("Too many searches");
}

/** An IPv6 network of 64 bits belongs to one customer, who may use any address in it. */
function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
