import { expect, it } from "vitest";
import { cachePolicy } from "./cache-policy.ts";

const edgeCache = "Cloudflare-CDN-Cache-Control";

it.each(["page", "file", "notFound", "search"] as const)(
  "lets a browser reuse a %s only after it has asked",
  (name) => {
    expect(cachePolicy[name]["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  },
);

it.each(["page", "file", "redirect"] as const)(
  "lets the edge keep a %s, as its cache belongs to one release",
  (name) => {
    expect(cachePolicy[name]).toHaveProperty(edgeCache, "public, max-age=31536000");
  },
);

it("keeps what can have endlessly many addresses out of the edge's cache, or there for a short time", () => {
  expect(cachePolicy.search[edgeCache]).toBe("no-store");
  expect(cachePolicy.notFound[edgeCache]).toBe("public, max-age=60");
});

it("lets everybody keep what never changes", () => {
  expect(cachePolicy.immutable).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
});

it("lets a redirect be forgotten within the hour, and a failure at once", () => {
  expect(cachePolicy.redirect["Cache-Control"]).toBe("public, max-age=3600");
  expect(cachePolicy.none).toEqual({ "Cache-Control": "no-store" });
});
