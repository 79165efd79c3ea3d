import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath } from "./fetch-path.ts";

const docs = [
  "acknowledgements",
  "additional/layers",
  "api/editor",
  "api/editor-state",
  "api/element",
  "api/frame",
  "api/helpers",
  "api/node",
  "api/nodetree",
  "api/useEditor",
  "api/useNode",
  "api/user-component",
  "concepts/editor-components",
  "concepts/nodes",
  "concepts/serializing",
  "concepts/user-components",
  "dev",
  "guides/basic-tutorial",
  "guides/save-load-state",
  "overview",
];

describe("the routes", () => {
  it.each(["/", "/blog/archive", "/docs/tags", "/search", "/support", "/docs", ...docs.map((id) => `/docs/${id}`)])(
    "%s is a page",
    async (path) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      const html = await response.text();
      expect(html).toMatch(/^<!DOCTYPE html>/);
      expect(html).toMatch(/<\/html>$/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain("_dev"); // added by `npm run dev`
      expect(html).toContain(`<link rel="canonical" href="https://craft.js.org${path}"/>`);
    },
  );

  it.each(["/nope", "/docs/nope", "/Docs/overview", "/404", "/examples/nope", "/_assets/nope.js", "/_dev.js"])(
    "%s is not found",
    async (path) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Page not found");
    },
  );
});

it("shows the sidebar only on unknown pages below /docs", async () => {
  const sidebar = '<nav class="sidebar"';
  expect(await (await fetchPath("/docs/nope")).text()).toContain(sidebar);
  expect(await (await fetchPath("/nope")).text()).not.toContain(sidebar);
});

it("has all docs but two in the sidebar", async () => {
  const html = await (await fetchPath("/docs")).text();
  const sidebar = /<nav class="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const missing = docs.filter((id) => !sidebar.includes(`href="/docs/${id}"`));
  expect(missing).toEqual(["concepts/serializing", "dev"]);
});

it.each(["/examples/basic", "/examples/live/nodes"])("preloads the fonts of %s", async (path) => {
  const html = await (await fetchPath(path)).text();
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)];
  expect(fonts.map(([, href]) => href)).toEqual(manifest.assets.fonts);
});

it("serves each step of the tutorial at a separate address, with the tutorial as the canonical page", async () => {
  for (const step of [1, 2, 3, 4, 5]) {
    const response = await fetchPath(`/examples/tutorial/step-${step}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<title>Step ${step} of the tutorial | Craft.js</title>`);
    expect(html).toContain('<link rel="canonical" href="https://craft.js.org/docs/guides/basic-tutorial">');
    expect(html).not.toContain('name="robots"');
  }
  expect((await fetchPath("/examples/tutorial/step-6")).status).toBe(404);
  expect(await (await fetchPath("/sitemap.xml")).text()).not.toContain("/step-");
});

it.each([
  ["/docs/api/useNode", "hook"],
  ["/docs/api/element", "component"],
  ["/docs/api/node", "type"],
  ["/docs/overview", undefined],
])("%s has the badge of its kind: %s", async (path, badge) => {
  const html = await (await fetchPath(path)).text();
  expect(/<\/h1><[^>]*class="badge[^>]*>([^<]+)</.exec(html)?.[1]).toBe(badge);
});

it("has the banner about a wrong base path in a template, only on the page at the base path", async () => {
  const words = "Your site did not load properly";
  const landing = await (await fetchPath("/")).text();
  expect(landing.split(words)).toHaveLength(2);
  expect(/<template id="_site-base-url-banner">.*?<\/template>/s.exec(landing)?.[0]).toContain(words);
  for (const path of Object.keys(manifest.pages).filter((path) => path !== "/")) {
    expect(await (await fetchPath(path)).text(), path).not.toContain(words);
  }
});

it("suggests the base path that an unknown URL implies", async () => {
  const html = await (await fetchPath("/sub/docs/overview")).text();
  const banner = /<template id="_site-base-url-banner">.*?<\/template>/s.exec(html)?.[0];
  expect(banner).toContain('<code id="_site-base-url-suggestion">/sub/</code>');
});
