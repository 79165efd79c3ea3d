import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

it("serves hashed files of other releases, which each deploy stores in KV", async () => {
  await env.PAGES.put("/_assets/app-OTHER.js", "export {}");
  const response = await fetchPath("/_assets/app-OTHER.js");
  expect([response.status, await response.text()]).toEqual([200, "export {}"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

it("serves binary files of other releases unchanged", async () => {
  const bytes = Uint8Array.of(0, 0xff, 0xfe, 0x80);
  await env.PAGES.put("/_assets/font-OTHER.woff2", bytes);
  const response = await fetchPath("/_assets/font-OTHER.woff2");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

it("serves paths of up to 200 characters", async () => {
  const paths = [200, 201].map((length) => `/_assets/${"x".repeat(length - 12)}.js`);
  for (const path of paths) await env.PAGES.put(path, "export {}");
  expect((await Promise.all(paths.map((path) => fetchPath(path)))).map(({ status }) => status)).toEqual([200, 404]);
});

it.each(["/_assets/example-OTHER.html", "/_assets/app-OTHER.js.unknown"])(
  "serves no documents, and no files of an unknown type: %s",
  async (path) => {
    await env.PAGES.put(path, "<p>");
    expect((await fetchPath(path)).status).toBe(404);
  },
);

it.each([
  "/_assets/app-NONE.js",
  `/_assets/${manifest.notFound}`,
  `/${manifest.notFound}`,
  `/_assets/${"x".repeat(600)}.js`,
])("serves no other values from KV: %s", async (path) => {
  const response = await fetchPath(path);
  await response.text();
  expect(response.status).toBe(404);
});

it("answers 503 if KV cannot be read", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const cause = new Error("KV GET failed: 500");
  const PAGES = { get: () => Promise.reject(cause) } as unknown as KVNamespace;
  const response = await fetchPathFrom(await freshWorker(), { PAGES }, "/_assets/app-OTHER.js");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  const error = expect.objectContaining({ message: "KV could not be read: /_assets/app-OTHER.js", cause });
  expect(logged.mock.calls).toEqual([["GET https://craft.js.org/_assets/app-OTHER.js", error]]);
  logged.mockRestore();
});
