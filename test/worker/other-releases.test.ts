import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { ask } from "./ask.ts";
import { askWith, freshWorker } from "./fresh-worker.ts";

it("serves hashed files of other releases, which each deploy leaves in KV", async () => {
  await env.PAGES.put("/_assets/app-OTHER.js", "export {}");
  const response = await ask("/_assets/app-OTHER.js");
  expect([response.status, await response.text()]).toEqual([200, "export {}"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
  });
});

it.each([
  "/_assets/app-NONE.js",
  `/_assets/${manifest.notFound}`,
  `/${manifest.notFound}`,
  `/_assets/${"x".repeat(600)}.js`,
])("serves no other values of KV: %s", async (path) => {
  const response = await ask(path);
  await response.text();
  expect(response.status).toBe(404);
});

it("answers 503 if KV cannot be read", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const PAGES = { get: () => Promise.reject(new Error("KV GET failed: 500")) } as unknown as KVNamespace;
  const response = await askWith(await freshWorker(), { PAGES }, "/_assets/app-OTHER.js");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
