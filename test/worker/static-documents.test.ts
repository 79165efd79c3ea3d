import { env } from "cloudflare:workers";
import { isLiveExamplePath } from "playground/names.ts";
import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { commonHeaders, liveExampleHeaders, pageHeaders } from "../../worker/security-headers.ts";
import { fetchPath, origin } from "./fetch-path.ts";

/** Paths of the HTML files in the static assets. Browsers can fetch them directly, bypassing the worker. */
const documents = Object.keys(import.meta.glob("../../dist/assets/**/*.html", { query: "?url" })).map((file) =>
  file.replace("../../dist/assets", ""),
);
const policies = Object.keys({ ...commonHeaders(), ...pageHeaders({ scripts: [] }), ...liveExampleHeaders() });

describe.each(documents)("%s", (path) => {
  const [address = ""] = Object.entries(manifest.files).find(([, file]) => file === path) ?? [];

  it("has the same security headers as its public address", async () => {
    expect(address).not.toBe("");
    const [atPath, atAddress] = [await env.ASSETS.fetch(origin + path), await fetchPath(address)];
    await Promise.all([atPath.text(), atAddress.text()]);
    expect([atPath.status, atAddress.status]).toEqual([200, 200]);
    for (const name of policies) {
      // The worker adds the origin for Safari, which does not match 'self' in a sandboxed frame.
      const expected = atAddress.headers.get(name)?.replaceAll(` ${origin}`, "") ?? null;
      expect(atPath.headers.get(name), name).toBe(expected);
    }
    const policy = atPath.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy?.includes("sandbox allow-scripts")).toBe(isLiveExamplePath(address));
  });
});

it("covers examples and live examples", () => {
  expect(documents.filter((path) => path.includes("/live-example-")).length).toBeGreaterThan(3);
  expect(documents.filter((path) => path.includes("/example-")).length).toBeGreaterThan(3);
});
