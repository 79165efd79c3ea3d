import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { isPageUrl } from "./links.ts";

const here = "https://craft.js.org/docs/overview";

beforeAll(() => {
  vi.stubGlobal("location", new URL(here));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  "/",
  "/docs",
  "/docs/api/useNode#usage",
  "/search?q=node.js",
  "/docs/examples",
  "/examplesque",
  "/r/docs/overview",
  here,
])("takes %s for a page of the site", (href) => {
  expect(isPageUrl(new URL(href, here))).toBe(true);
});

it.each([
  "https://github.com/prevwong/craft.js",
  "https://craft.js.org:8443/docs",
  "http://craft.js.org/docs",
  "//evil.example/docs",
  "mailto:x@craft.js.org",
  "/examples",
  "/examples/",
  "/examples/landing",
  "/examples/basic?x=1#y",
  "/r/examples/landing",
  "/r/next/examples/basic",
  "/docs/overview.md",
  "/sitemap.xml",
  "/pictures/A.PNG",
  "/_assets/start-S2ZTYY34.js",
  "/_assets/start",
])("leaves %s to the browser", (href) => {
  expect(isPageUrl(new URL(href, here))).toBe(false);
});
