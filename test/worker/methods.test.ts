import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath } from "./fetch-path.ts";

const addresses = [
  "/",
  "/docs/overview",
  "/search?q=node",
  "/nope",
  "/docs/nope",
  "/r/docs/overview",
  "/blog",
  "/docs/overview.md",
  "/examples/landing",
  "/favicon.svg",
  "/sitemap.xml",
  `/_data/${manifest.release}/docs/overview.json`,
  `/_data/${manifest.release}/docs/nope.json`,
  "/_data/older/docs/overview.json",
];

describe("HEAD", () => {
  it.each(addresses)("of %s has the status and the headers of GET, and no body", async (address) => {
    const get = await fetchPath(address);
    const head = await fetchPath(address, { method: "HEAD" });
    await get.text();
    expect(await head.text()).toBe("");
    expect(head.status).toBe(get.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE"])(
  "%s is not allowed anywhere, and the answer lists allowed methods",
  async (method) => {
    for (const address of addresses) {
      const response = await fetchPath(address, { method });
      expect([address, response.status]).toEqual([address, 405]);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toBe("This site only answers GET and HEAD.");
    }
  },
);
