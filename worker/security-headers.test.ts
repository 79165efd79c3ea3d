import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const script = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const app = new Hono()
  .use(securityHeaders({ scripts: [script] }))
  .get("/", (context) => context.text("page"))
  .get("/own", (context) => context.text("page", 200, { "Referrer-Policy": "unsafe-url" }))
  .get("/old", (context) => context.redirect("/", 301))
  .get("/fresh", (context) => context.body(null, 304))
  .get("/examples/live/nodes", (context) => context.text("live"))
  .get("/examples/live/same", (context) => context.body(null, 304))
  .get("/examples/live/broken", () => {
    throw new Error("broken");
  })
  .get("/broken", () => {
    throw new Error("broken");
  })
  .onError((error, context) => context.text(error.message, 500));

async function policy(): Promise<Record<string, string>> {
  const value = (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(value.split("; ").map((directive) => directive.split(/ (.*)/, 2)));
}

describe("the Content-Security-Policy", () => {
  it("takes scripts and styles of this origin, and the inline scripts that it knows by their hashes", async () => {
    expect((await policy())["script-src"]).toBe(`'self' ${script}`);
    expect((await policy())["style-src"]).toBe("'self'");
  });

  it("lets nobody else frame the site, move its base address or take its forms", async () => {
    expect(await policy()).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
    });
  });

  it("allows nothing unsafe and no foreign origin", async () => {
    for (const value of Object.values(await policy())) expect(value).not.toMatch(/unsafe|\*|https?:/);
  });
});

it.each(["/examples/live/nodes", "/examples/live/same"])("put %s into a sandbox", async (path) => {
  const { headers } = await app.request(path);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .* sandbox allow-scripts$/);
  expect(headers.get("Content-Security-Policy")).not.toMatch(/allow-same-origin|allow-top|allow-popups/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("name the site to a live example's document, as Safari knows no 'self' in a sandboxed frame", async () => {
  const { headers } = await app.request("https://craft.example/examples/live/nodes");
  const live = headers.get("Content-Security-Policy");
  expect(live).toContain(
    "script-src 'self' https://craft.example 'unsafe-eval'; style-src 'self' https://craft.example ",
  );
});

it.each(["/examples/live/nope", "/examples/live/broken", "/examples/live", "/docs/examples/live/x"])(
  "leave %s what it is, a page",
  async (path) => {
    expect((await app.request(path)).headers.get("Content-Security-Policy")).not.toContain("sandbox");
  },
);

it.each(["/", "/own", "/old", "/fresh", "/broken", "/nope"])("are on the answer to %s", async (path) => {
  const { headers } = await app.request(path);
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
});
