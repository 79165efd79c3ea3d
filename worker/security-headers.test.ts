import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const app = new Hono()
  .use(securityHeaders([hash]))
  .get("/", (context) => context.text("page"))
  .get("/own", (context) => context.text("page", 200, { "Referrer-Policy": "unsafe-url" }))
  .get("/old", (context) => context.redirect("/", 301))
  .get("/fresh", (context) => context.body(null, 304))
  .get("/broken", () => {
    throw new Error("broken");
  })
  .onError((error, context) => context.text(error.message, 500));

/** The policy as a map from directive to value. */
async function policy(): Promise<Record<string, string>> {
  const value = (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(value.split("; ").map((directive) => directive.split(/ (.*)/, 2)));
}

describe("the Content-Security-Policy", () => {
  it("runs scripts of this origin and the one inline script that it knows by its hash", async () => {
    expect((await policy())["script-src"]).toBe(`'self' ${hash}`);
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

it.each(["/", "/own", "/old", "/fresh", "/broken", "/nope"])("are on the answer to %s", async (path) => {
  const { headers } = await app.request(path);
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=63072000;/);
});
