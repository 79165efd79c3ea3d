import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countSearches, networkOf, retryAfter, TooManySearches } from "./search-limit.ts";

/** Allows each key once. */
function limiter() {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: !keys.includes(key) && keys.push(key) > 0 });
  return { keys, SEARCH_LIMIT: { limit } as RateLimit };
}

it("counts searches by IPv4 address or by IPv6 network", async () => {
  const env = limiter();
  await countSearches(env, "192.0.2.1");
  await countSearches(env, "192.0.2.2");
  await countSearches(env, "2001:db8:1:2::1");
  expect(env.keys).toEqual(["192.0.2.1", "192.0.2.2", "2001:db8:1:2"]);
  for (const address of ["192.0.2.1", "2001:db8:1:2:3::4"]) {
    const error = await countSearches(env, address).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(TooManySearches);
    expect(error).toMatchObject({ name: "TooManySearches", message: "Too many searches" });
  }
  expect(retryAfter).toEqual({ "Retry-After": "60" });
});

it("does not limit searches without a binding, and in local runs", async () => {
  await countSearches({}, "192.0.2.1");
  const env = limiter();
  for (const address of [null, "127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"]) {
    await countSearches(env, address);
    await countSearches(env, address);
  }
  expect(env.keys).toEqual([]);
});

it("counts each of several searches and rejects all of them if one exceeds the limit", async () => {
  let remaining = 5;
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 && remaining-- > 0 });
  const env = { SEARCH_LIMIT: { limit } as RateLimit };
  await countSearches(env, "192.0.2.1", 3);
  await expect(countSearches(env, "192.0.2.1", 3)).rejects.toThrow(TooManySearches);
  expect(keys).toEqual(Array(6).fill("192.0.2.1"));
});

describe("the network that an address counts for", () => {
  it.each([
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::", "2001:db8:0:0"],
    ["2001:db8:0:0:1::", "2001:db8:0:0"],
    ["2001:0DB8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0"],
    ["2001:db8::1:2:3:4", "2001:db8:0:0"],
    ["2001:db8:1::2", "2001:db8:1:0"],
    ["2001:db8:0:1::", "2001:db8:0:1"],
    ["::2", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
    ["192.0.2.1", "192.0.2.1"],
    ["no address", "no address"],
  ])("%s: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the same for any way to write an IPv6 address, and for any address with the same 64 bits", () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    const groups = fc.array(group, { minLength: 8, maxLength: 8 }).filter(([first]) => (first ?? 0) >= 0x2000);
    fc.assert(
      fc.property(groups, groups, (parts, otherParts) => {
        const hex = parts.map((part) => part.toString(16));
        const network = hex.slice(0, 4).join(":");
        const spellings = [
          hex.join(":"),
          hex.map((part) => part.padStart(4, "0").toUpperCase()).join(":"),
          new URL(`http://[${hex.join(":")}]`).hostname.slice(1, -1), // compressed, by another implementation
          [...hex.slice(0, 4), ...otherParts.slice(4).map((part) => part.toString(16))].join(":"),
        ];
        for (const address of spellings) expect(networkOf(address), address).toBe(network);
      }),
    );
  });
});
