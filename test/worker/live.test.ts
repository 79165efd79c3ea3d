import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath } from "./fetch-path.ts";

const path = "/examples/live/nodes";

describe("a live example's document", () => {
  it.each([{}, { "If-None-Match": "*" }])(
    "has a separate policy, which allows it only to run code: %j",
    async (headers) => {
      const response = await fetchPath(path, { headers });
      await response.body?.cancel();
      expect(response.status).toBe("If-None-Match" in headers ? 304 : 200);
      expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .* sandbox allow-scripts$/);
      expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
    },
  );

  it("has the page that embeds it as the canonical URL, and is not in the sitemap", async () => {
    const html = await (await fetchPath(path)).text();
    expect(html).toContain("<title>Live example: Three nodes and an empty container | Craft.js</title>");
    expect(html).toContain('<meta name="description" content="A page editor from the page “Nodes” of');
    expect(html).toContain('<link rel="canonical" href="https://craft.js.org/docs/concepts/nodes">');
    expect(html).not.toContain('name="robots"');
    expect(await (await fetchPath("/sitemap.xml")).text()).not.toContain("/examples/live");
  });

  it("has no other address with another policy", () => {
    const files = Object.entries(manifest.files).filter(([address]) => address.startsWith("/examples/live/"));
    expect(files.length).toBeGreaterThan(5);
    for (const [, file] of files) expect(file).toMatch(/^\/_assets\/live-/);
  });
});

it.each(["/examples/live", "/examples/live/nope", "/examples/livewire"])(
  "%s is not an example, and has the site's policy",
  async (unknown) => {
    const response = await fetchPath(unknown);
    await response.body?.cancel();
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Security-Policy")).not.toMatch(/sandbox|unsafe/);
  },
);

it("each live example is on the page that its document links to", async () => {
  const documents = Object.keys(manifest.files).filter((file) => file.startsWith("/examples/live/"));
  const paths = documents.filter((path) => path !== "/examples/live/playground");
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const html = await (await fetchPath(path)).text();
    const [, page = ""] = /<link rel="canonical" href="https:\/\/craft\.js\.org([^"]+)">/.exec(html) ?? [];
    expect(await (await fetchPath(page)).text()).toMatch(new RegExp(`<figure class="live[^>]* data-live="${path}"`));
  }
});
