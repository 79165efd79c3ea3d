import { describe, expect, it } from "vitest";
import { Random } from "../test/random.ts";
import { normaliseUrl } from "./normalise-url.ts";

const origin = "https://craft.js.org";

function decide(typed: string, redirects: Record<string, string> = {}) {
  const { pathname, search } = new URL(origin + typed);
  return normaliseUrl(pathname, search, redirects);
}

describe("a canonical path is served without a redirect", () => {
  it.each([
    ["/"],
    ["/docs"],
    ["/docs/overview"],
    ["/docs/next/overview"],
    ["/docs/0.1.0-beta.17/overview"],
    ["/next/docs"],
    ["/radish/docs"],
    ["/R/docs/overview"],
    ["/docs/r/overview"],
    ["/docs/r"],
    ["/examples/landing"],
    ["/examples/basic"],
    ["/index.htm"],
    ["/index.html5"],
    ["/docs/INDEX.HTML"],
    ["/docs/myindex.html"],
    ["/docs/index.html/overview"],
    ["/_data/301349bfc8b6/docs/overview.json"],
    ["/docs/nope"],
    ["/docs/%C3%A9"],
  ])("%s", (path) => {
    expect(decide(path)).toEqual({ path });
    expect(decide(`${path}?q=/r/docs/`)).toEqual({ path });
  });
});

describe("an address that is not canonical is corrected by one redirect", () => {
  it.each([
    // `/r/` and a version after it
    ["/r/docs/overview", "/docs/overview"],
    ["/r/next/docs/overview", "/docs/overview"],
    ["/r/0.1.0-beta.19/docs/overview", "/docs/overview"],
    ["/r/v0.1.0/docs/overview", "/docs/overview"],
    ["/r/1.0.0+build.5/docs/overview", "/docs/overview"],
    // `/r/` and a version after `docs`
    ["/r/docs/next/overview", "/docs/overview"],
    ["/r/docs/0.1.0-beta.17/overview", "/docs/overview"],
    ["/r/docs/next", "/docs"],
    // looks like a version, but isn't one
    ["/r/docs/nextgen/x", "/docs/nextgen/x"],
    ["/r/1.2/docs/x", "/1.2/docs/x"],
    ["/r/nextgen/docs/x", "/nextgen/docs/x"],
    ["/r/Next/docs/x", "/Next/docs/x"],
    ["/r/docs/1.2/x", "/docs/1.2/x"],
    ["/r/docs/guides/next", "/docs/guides/next"],
    ["/r/blog/next/x", "/blog/next/x"],
    // just `/r`
    ["/r", "/"],
    ["/r/", "/"],
    ["/r/next", "/"],
    ["/r/next/", "/"],
    ["/r/0.1.0-beta.19", "/"],
    ["/r/1.2.3+build/docs/overview", "/docs/overview"],
    ["/r/1.2.3%2Bbuild/docs/overview", "/docs/overview"],
    ["/r/docs/1.2.3%2bbuild/overview", "/docs/overview"],
    // needlessly encoded
    ["/docs/%6Fverview", "/docs/overview"],
    ["/%72/docs/overview", "/docs/overview"],
    ["/r/%6eext/docs/%2e%2e%2e", "/docs/..."],
    ["/r/%2572/docs", "/%2572/docs"],
    ["/r/docs/%6%31pi/%%361", "/docs/%6%31pi/%%361"],
    // index.html
    ["/index.html", "/"],
    ["/docs/overview/index.html", "/docs/overview"],
    ["/examples/landing/index.html", "/examples/landing"],
    ["/docs/overview/index.html/index.html", "/docs/overview"],
    ["/docs/overview/index.html/", "/docs/overview"],
    ["/r/index.html", "/"],
    // slashes
    ["/docs/overview/", "/docs/overview"],
    ["/docs//overview", "/docs/overview"],
    ["//docs/overview", "/docs/overview"],
    ["/docs/overview///", "/docs/overview"],
    ["/docs/./overview/../overview/", "/docs/overview"],
    // several at once
    ["/r/next/docs/overview/index.html", "/docs/overview"],
    ["/r/next/docs/next/overview/", "/docs/overview"],
    ["/r//next//docs//overview//index.html//", "/docs/overview"],
    ["/r/r/next/r/docs/overview", "/docs/overview"],
  ])("%s → %s", (typed, location) => {
    expect(decide(typed)).toEqual({ location });
    expect(decide(`${typed}?x=1`)).toEqual({ location: `${location}?x=1` });
    expect(decide(location)).toEqual({ path: location });
  });

  it.each([
    ["/r//evil.example", "/evil.example"],
    ["/r/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/r/\\evil.example", "/evil.example"],
    ["/r/%5Cevil.example", "/%5Cevil.example"],
    ["/r/\t/evil.example", "/evil.example"],
    ["//evil.example/..", "/"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["///evil.example//", "/evil.example"],
    ["/r/https://evil.example", "/https:/evil.example"],
    ["/r//user@evil.example", "/user@evil.example"],
    ["/r/.//evil.example", "/evil.example"],
    ["/r/%2e%2e//evil.example", "/evil.example"],
  ])("%s stays on the origin: %s", (typed, location) => {
    expect(decide(typed)).toEqual({ location });
  });
});

describe("the redirects of the content", () => {
  const redirects = { "/old": "/docs/new", "/short": "/docs/new#part", "/docs/gone": "/support" };

  it.each([
    ["/old", "/docs/new"],
    ["/old?x=1&y=2", "/docs/new?x=1&y=2"],
    ["/short", "/docs/new#part"],
    ["/short?x=1", "/docs/new?x=1#part"],
    ["/r/next/docs/gone/index.html?x=1", "/support?x=1"],
  ])("%s → %s, with any other correction in the same redirect", (typed, location) => {
    expect(decide(typed, redirects)).toEqual({ location });
  });

  it.each(["/Old", "/old/er", "/constructor", "/__proto__", "/toString"])("do not change %s", (path) => {
    expect(decide(path, redirects)).toEqual({ path });
  });
});

describe("hostile addresses", () => {
  const pieces = [
    ..."/ // /// \\ \\\\ . .. ... %2e %2e%2e %2f %2F%2F %5c %5C%5C %00 %0a %0d%0a %09 %20 % %% %zz %c3 %ff @ : ; & = + * ~".split(
      " ",
    ),
    ..."r R next docs index.html v1.2.3 0.1.0-beta.19 1.2 evil.example https: javascript: __proto__ constructor é 😀".split(
      " ",
    ),
    ..."\t \n \r \0 \u200b \u2028 \ufeff \ud800 \u{e0001}".split(" "),
    " ",
    "/r/",
    "/r//",
    "/index.html",
    "//evil.example",
    "/\\evil.example",
  ];
  const typed = generate(20_000, pieces);
  const redirects = { "/evil.example": "/docs/overview#x", "/docs": "/support" };

  it("redirect only within the origin, and to an address that redirects no further", () => {
    for (const address of typed) {
      const decision = decide(address, redirects);
      if ("path" in decision) {
        expect(decision.path, address).toMatch(/^\/(?![/\\])/);
        continue;
      }
      const { location } = decision;
      expect(location, address).toMatch(/^\/(?![/\\])/);
      const target = new URL(location, origin);
      expect(target.origin, address).toBe(origin);
      expect(decide(target.pathname + target.search, redirects), address).toEqual({ path: target.pathname });
      expect(target.search, address).toBe(new URL(origin + address).search);
    }
  });

  it("include many that redirect and many that do not", () => {
    const redirected = typed.filter((address) => "location" in decide(address, redirects));
    expect(redirected.length).toBeGreaterThan(1000);
    expect(typed.length - redirected.length).toBeGreaterThan(1000);
  });

  it.each([
    ["/r".repeat(32_000), "/"],
    [`${"/r".repeat(32_000)}/docs`, "/docs"],
    ["/".repeat(64_000), "/"],
    ["/index.html".repeat(5_800), "/"],
    ["/r/next".repeat(9_000), "/"],
    [`/r/${"1".repeat(64_000)}`, `/${"1".repeat(64_000)}`],
    [`/r/1.0.0-${"a.".repeat(32_000)}a/docs`, `/1.0.0-${"a.".repeat(32_000)}a/docs`],
  ])("of 64 kB are handled like any other (%#)", (address, location) => {
    expect(decide(address)).toEqual({ location });
  });
});

/** Returns the same paths in each run, so that a failure can be reproduced. */
function generate(count: number, pieces: string[]): string[] {
  const random = new Random(1);
  return Array.from({ length: count }, () => {
    const path = Array.from(
      { length: 1 + random.below(7) },
      () => (random.chance(0.5) ? "/" : "") + random.pick(pieces),
    );
    return `/${path.join("")}${random.chance(0.25) ? "?x=//evil.example&y=%" : ""}`;
  });
}
