import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { internalLink, isPageUrl } from "./links.ts";

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
])("treats %s as a page of the site", (href) => {
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

function click(change: object, link: { href?: string; target?: string; hasAttribute?: unknown } = {}): MouseEvent {
  const { href = "https://craft.js.org/docs/api/useNode", ...properties } = link;
  const anchor = Object.assign(new URL(href), { target: "", hasAttribute: () => false }, properties);
  const unmodified = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  return { ...unmodified, target: { closest: () => anchor }, ...change } as unknown as MouseEvent;
}

it("follows a plain click on a link to a page, or to a heading of another page", () => {
  expect(internalLink(click({}))?.pathname).toBe("/docs/api/useNode");
  expect(internalLink(click({}, { target: "_self" }))?.pathname).toBe("/docs/api/useNode");
  expect(internalLink(click({}, { href: "https://craft.js.org/docs/api/useNode#actions" }))?.hash).toBe("#actions");
});

it.each([
  ["with Ctrl", click({ ctrlKey: true })],
  ["with the Meta key", click({ metaKey: true })],
  ["with Shift", click({ shiftKey: true })],
  ["with Alt", click({ altKey: true })],
  ["with the middle button", click({ button: 1 })],
  ["that another script has handled", click({ defaultPrevented: true })],
  ["outside a link", click({ target: { closest: () => null } })],
  ["on a link in an SVG image", click({ target: { closest: () => ({ href: { baseVal: "/docs" } }) } })],
  ["on a link to an invalid address", click({ target: { closest: () => ({ href: "http://[", origin: "" }) } })],
  ["on a link to another tab", click({}, { target: "_blank" })],
  ["on a download", click({}, { hasAttribute: (name: string) => name === "download" })],
  ["on a link to another origin", click({}, { href: "https://github.com/prevwong/craft.js" })],
  ["on a link to a text fragment of another page", click({}, { href: "https://craft.js.org/docs#:~:text=Guides" })],
  ["on a link to a heading of this page", click({}, { href: `${here}#install` })],
])("leaves a click %s to the browser", (_, event) => {
  expect(internalLink(event)).toBeNull();
});
