import { expect, it } from "vitest";
import { cachePolicy } from "./cache-policy.ts";

const browser = ({ "Cache-Control": value }: Record<string, string>) => value;
const edge = ({ "Cloudflare-CDN-Cache-Control": value }: Record<string, string>) => value;
const revalidated = "public, max-age=0, must-revalidate";
const year = "public, max-age=31536000";

it("makes browsers revalidate pages and files, and lets the edge cache them for a year", () => {
  for (const policy of [cachePolicy.page, cachePolicy.file]) {
    expect([browser(policy), edge(policy)]).toEqual([revalidated, year]);
  }
});

it("lets everyone cache immutable content", () => {
  expect(cachePolicy.immutable).toEqual({ "Cache-Control": `${year}, immutable` });
});

it("does not cache searches at the edge", () => {
  expect([browser(cachePolicy.search), edge(cachePolicy.search)]).toEqual([revalidated, "no-store"]);
});

it("caches unknown URLs for a minute at the edge", () => {
  expect([browser(cachePolicy.notFound), edge(cachePolicy.notFound)]).toEqual([revalidated, "public, max-age=60"]);
});

it("caches redirects for an hour in browsers", () => {
  expect([browser(cachePolicy.redirect), edge(cachePolicy.redirect)]).toEqual(["public, max-age=3600", year]);
});

it("never caches failures", () => {
  expect(cachePolicy.none).toEqual({ "Cache-Control": "no-store" });
});
