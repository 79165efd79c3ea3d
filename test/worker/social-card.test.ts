import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath, origin } from "./fetch-path.ts";

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

// `npm test` builds with social cards; a build without them is quicker.
it
  .skipIf(Object.keys(manifest.pictures).length === 0)
  .each(["/", "/docs", "/docs/overview", "/docs/api/useNode", "/docs/tags", "/blog/archive", "/support"])(
  "%s has a separate social card",
  async (path) => {
    const meta = metaOf(await (await fetchPath(path)).text());
    expect(meta).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "twitter:card": "summary_large_image",
    });
    expect(meta["og:image:alt"]).toContain(meta["og:title"]);
    const image = meta["og:image"] ?? "";
    expect(image.startsWith(`${origin}/_assets/og-`)).toBe(true);
    const file = await env.ASSETS.fetch(image);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toBe("image/png");
    const bytes = await file.arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(5000);
    expect(bytes.byteLength).toBeLessThan(50_000);
  },
);

it("has no social card for missing pages", async () => {
  expect(metaOf(await (await fetchPath("/nope")).text())["og:image"]).toBeUndefined();
  expect(metaOf(await (await fetchPath("/search?q=node")).text())["og:image"]).toBeUndefined();
});

it("serves every page's icons, and the licences of the fonts", async () => {
  const html = await (await fetchPath("/")).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|preload)" href="([^"]+)"/g)];
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const [, href = ""] of [...links, [null, "/fonts-licence.txt"]]) {
    expect([href, (await env.ASSETS.fetch(origin + href)).status]).toEqual([href, 200]);
  }
});
