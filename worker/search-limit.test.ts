import { expect, it } from "vitest";
import { comeBack, countSearch, TooManySearches } from "./search-limit.ts";

/** Allows each key once. */
function limiter() {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: !keys.includes(key) && keys.push(key) > 0 });
  return { keys, SEARCH_LIMIT: { limit } as RateLimit };
}

it("counts by address, and by network for IPv6", async () => {
  const env = limiter();
  await countSearch(env, "192.0.2.1");
  await countSearch(env, "192.0.2.2");
  await countSearch(env, "2001:db8:1:2::1");
  expect(env.keys).toEqual(["192.0.2.1", "192.0.2.2", "2001:db8:1:2"]);
  for (const address of ["192.0.2.1", "2001:db8:1:2:3::4"]) {
    const refused = await countSearch(env, address).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManySearches);
    expect(refused).toMatchObject({ name: "TooManySearches", message: "Too many searches" });
  }
  expect(comeBack).toEqual({ "Retry-After": "60" });
});

it("is off without a binding, and for local runs", async () => {
  await countSearch({}, "192.0.2.1");
  const env = limiter();
  for (const address of [null, "127.0.0.1", "::1"]) {
    await countSearch(env, address);
    await countSearch(env, address);
  }
  expect(env.keys).toEqual([]);
});
