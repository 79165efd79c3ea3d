import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { separateSandbox } from "./sandbox-origin.ts";
import { allowedBy, securityHeaders } from "./security-headers.ts";

const origin = "https://site.example";
const sandboxOrigin = "https://sandbox.example";
const files = {
  "/examples/live/nodes": "/_assets/live-example-nodes-1.html",
  "/examples/basic": "/_assets/example-1.html",
};

function site(sandboxOrigin: string | null) {
  const settings = { origin, sandboxOrigin, strictTransportSecurity: { includeSubDomains: false } };
  return new Hono()
    .use(securityHeaders(allowedBy({ inlineScripts: {} as never, search: null as never }, settings)))
    .use(separateSandbox(settings, { files }))
    .all("*", (context) => context.text("answered"));
}

const sandboxedSite = site(sandboxOrigin);
const directive = async (address: string, name: string) => {
  const policy = (await sandboxedSite.request(address)).headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((directive) => directive.startsWith(`${name} `));
};

describe("a site with a separate origin for its sandbox", () => {
  it.each(["/examples/live/nodes", "/examples/live/nodes?x=1", "/_assets/live-document-1.js"])(
    "serves %s on the sandbox origin",
    async (path) => {
      expect(await (await sandboxedSite.request(sandboxOrigin + path)).text()).toBe("answered");
    },
  );

  it.each(["/", "/docs/overview", "/mcp", "/examples/basic", "/examples/live", "/examples/live/nope", "/_data/x.json"])(
    "returns 404 for %s on the sandbox origin",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const response = await sandboxedSite.request(sandboxOrigin + path, { method });
        expect(response.status).toBe(404);
        expect(response.headers.get("Content-Type")).toContain("text/plain");
        expect(await response.text()).toBe(`This address only serves examples. The site is at ${origin}.`);
      }
    },
  );

  it("redirects only the sandbox's documents from the site's origin", async () => {
    const response = await sandboxedSite.request(`${origin}/examples/live/nodes?x=%0d%0a`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`${sandboxOrigin}/examples/live/nodes?x=%0d%0a`);
    for (const path of ["/", "/examples/basic", "/examples/live/nope", "/_assets/live-document-1.js"]) {
      expect((await sandboxedSite.request(origin + path)).status).toBe(200);
    }
  });

  it("lets pages frame the sandbox origin, and only the site frame the sandbox's documents", async () => {
    expect(await directive(`${origin}/`, "frame-src")).toBe(`frame-src 'self' ${sandboxOrigin}`);
    const live = "/examples/live/nodes";
    expect(await directive(sandboxOrigin + live, "frame-ancestors")).toBe(`frame-ancestors ${origin}`);
    expect(await directive(sandboxOrigin + live, "sandbox")).toBe("sandbox allow-scripts");
    expect(await directive(sandboxOrigin + live, "font-src")).toBe(`font-src 'self' ${sandboxOrigin}`);
  });

  it("serves everything on any other host, such as a preview's", async () => {
    const preview = "https://preview.example/examples/live/nodes";
    expect(await (await sandboxedSite.request(preview)).text()).toBe("answered");
    expect(await directive(preview, "frame-ancestors")).toBe("frame-ancestors 'self'");
  });
});

it("a site without a sandbox origin serves everything on every host", async () => {
  for (const host of [origin, sandboxOrigin]) {
    for (const path of ["/", "/examples/live/nodes"]) expect((await site(null).request(host + path)).status).toBe(200);
  }
});
