import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { allowedBy, liveExamplePolicy, securityHeaders } from "./security-headers.ts";

const script = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const app = new Hono()
  .use(securityHeaders({ scripts: [script] }))
  .get("/", (context) => context.text("page"))
  .get("/own", (context) => context.text("page", 200, { "Referrer-Policy": "unsafe-url" }))
  .get("/file", (context) => context.text("", 200, { "Cross-Origin-Resource-Policy": "cross-origin" }))
  .get("/old", (context) => context.redirect("/", 301))
  .get("/fresh", (context) => context.body(null, 304))
  .get("/examples/live/nodes", (context) => context.text("live"))
  .get("/examples/live/same", (context) => context.body(null, 304))
  .get("/examples/live/refused", (context) => context.text("", 400))
  .get("/examples/live/broken", () => {
    throw new Error("broken");
  })
  .get("/broken", () => {
    throw new Error("broken");
  })
  .onError((error, context) => context.text(error.message, 500));

const policy = () => policyAt("/");

async function policyAt(path: string): Promise<Record<string, string>> {
  const value = (await app.request(path)).headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(value.split("; ").map((directive) => directive.split(/ (.*)/, 2)));
}

describe("the Content-Security-Policy", () => {
  it("allows scripts and styles of this origin, and inline scripts by their hashes", async () => {
    expect((await policy())["script-src"]).toBe(`'self' ${script}`);
    expect((await policy())["style-src"]).toBe("'self'");
  });

  it("forbids framing by other sites, and foreign base addresses and form targets", async () => {
    expect(await policy()).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-src": "'self'",
      "img-src": "'self' data:",
      "frame-ancestors": "'self'",
    });
  });

  it("accepts HTML and script addresses from the site's own Trusted Types policy only", async () => {
    expect(await policy()).toMatchObject({
      "require-trusted-types-for": "'script'",
      "trusted-types": "craftjs 'allow-duplicates'",
    });
  });

  it("lets the landing editor show pictures and videos of other sites, and frame two video players", async () => {
    const [landing, otherPolicy] = await Promise.all(["/examples/landing", "/examples/basic"].map(policyAt));
    expect(landing).toEqual({
      ...otherPolicy,
      "img-src": "'self' data: https:",
      "media-src": "'self' https:",
      "frame-src": "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    });
    for (const path of ["/examples/landing/", "/examples/landing/x", "/docs/examples/landing", "/Examples/landing"]) {
      expect(await policyAt(path)).toEqual(otherPolicy);
    }
  });

  it("allows nothing unsafe and no foreign origin", async () => {
    for (const value of Object.values(await policy())) expect(value).not.toMatch(/unsafe|\*|https?:/);
  });
});

it.each(["/examples/live/nodes", "/examples/live/same"])("sandboxes the live example at %s", async (path) => {
  const { headers } = await app.request(path);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .* sandbox allow-scripts$/);
  expect(headers.get("Content-Security-Policy")).not.toMatch(/allow-same-origin|allow-top|allow-popups/);
  // Browsers refuse to open the document in a tab with any other policy.
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
  expect(headers.get("Origin-Agent-Cluster")).toBeNull();
  // Chromium 156 looks up the name of `<link rel="preconnect">` and of a refused frame without it (seen with --log-net-log).
  expect(headers.get("Connection-Allowlist")).toBe("(response-origin)");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("includes the origin in a live example's policy, as Safari ignores 'self' in a sandboxed frame", async () => {
  const { headers } = await app.request("https://craft.example/examples/live/nodes");
  const live = headers.get("Content-Security-Policy");
  const self = "'self' https://craft.example";
  const noSources = ["default-src", "connect-src", "base-uri", "form-action"].map((name) => `${name} 'none'`);
  expect(live?.split("; ")).toEqual(
    expect.arrayContaining([
      ...noSources,
      `script-src ${self} 'unsafe-eval'`,
      `style-src ${self} 'unsafe-inline'`,
      `font-src ${self}`,
      "img-src data:",
      "frame-ancestors 'self'",
    ]),
  );
  expect(liveExamplePolicy()).toContain("script-src 'self' 'unsafe-eval'; ");
});

it("allows the hosts of a hosted search, and requires HTTPS for subdomains if set", async () => {
  const allowed = { scripts: [], searchHosts: ["https://a.example", "https://b.example"], includeSubDomains: true };
  const { headers } = await new Hono().use(securityHeaders(allowed)).request("/");
  expect(headers.get("Content-Security-Policy")).toContain(
    "; connect-src 'self' https://a.example https://b.example; ",
  );
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
  expect(await policy()).not.toHaveProperty("connect-src");
});

it.each([
  "/examples/live/nope",
  "/examples/live/refused",
  "/examples/live/broken",
  "/examples/live",
  "/docs/examples/live/x",
])("treats %s as a page", async (path) => {
  expect((await app.request(path)).headers.get("Content-Security-Policy")).not.toContain("sandbox");
});

it.each(["/", "/own", "/old", "/fresh", "/broken", "/nope"])(
  "adds all security headers to the answer to %s",
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Origin-Agent-Cluster")).toBe("?1");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
  },
);

it("keeps a file's own Cross-Origin-Resource-Policy", async () => {
  expect((await app.request("/file")).headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  for (const path of ["/examples/live/nodes", "/examples/live/broken"]) {
    expect((await app.request(path)).headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  }
});

it("allows a release's inline scripts, and the hosts of its search index", () => {
  const manifest = {
    inlineScripts: { first: { code: "", hash: "'sha256-a'" }, baseUrl: { code: "", hash: "'sha256-b'" } },
    search: { appId: "X", apiKey: "", indexName: "", hosts: ["https://search.example"] },
  };
  const site = {
    strictTransportSecurity: { includeSubDomains: true },
    origin: "https://site.example",
    sandboxOrigin: null,
  };
  const scripts = ["'sha256-a'", "'sha256-b'"];
  expect(allowedBy(manifest, site)).toEqual({
    scripts,
    searchHosts: ["https://search.example"],
    includeSubDomains: true,
    sandbox: null,
  });
  expect(allowedBy({ ...manifest, search: null }, site)).toMatchObject({ searchHosts: [] });
});
