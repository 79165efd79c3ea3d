import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import type { Env } from "../../worker/env.ts";
import { ask } from "./ask.ts";
import { askWith, freshWorker } from "./fresh-worker.ts";

it("an address of more than 8192 characters is refused, whatever it is for", async () => {
  const path = `/docs/overview?${"x".repeat(8200)}`;
  for (const method of ["GET", "HEAD", "POST"]) {
    const response = await ask(path, { method });
    await response.text();
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([414, "no-store"]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

it("a reader who has searched as often as wrangler.toml allows gets 429, and the pages as ever", async () => {
  const worker = await freshWorker();
  const { SEARCH_LIMIT } = env as Env;
  const minute = () => Math.floor(Date.now() / 60_000);
  let address = "";
  let counted: (RateLimitOutcome | undefined)[] = [];
  for (let start = -1, nth = 3; start !== minute(); nth++) {
    start = minute(); // the count begins anew with each
    address = `192.0.2.${nth}`;
    counted = await Promise.all(Array.from({ length: 601 }, () => SEARCH_LIMIT?.limit({ key: address })));
  }
  expect(counted.filter((one) => one?.success)).toHaveLength(600);
  const askFrom = async (address: string, path: string, init: RequestInit = {}) => {
    const response = await askWith(worker, {}, path, { ...init, headers: { "CF-Connecting-IP": address } });
    await response.text();
    return response;
  };
  const searches: [string, RequestInit?][] = [
    ["/search?q=node"],
    [`/_data/${manifest.release}/search.json?q=node`],
    ["/1/indexes/*/queries", { method: "POST", body: '{"requests":[{"query":"node"}]}' }],
  ];
  for (const [path, init] of searches) {
    const { status, headers } = await askFrom(address, path, init);
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([429, "60", "no-store"]);
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
    expect((await askFrom("192.0.2.2", path, init)).status).toBe(200);
  }
  for (const path of ["/docs/overview", "/search"]) expect((await askFrom(address, path)).status).toBe(200);
});
