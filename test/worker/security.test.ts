import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { ask } from "./ask.ts";

const answers: [what: string, path: string, status: number, init?: RequestInit][] = [
  ["a page", "/docs/overview", 200],
  ["a page for HEAD", "/docs/overview", 200, { method: "HEAD" }],
  ["a page that has not changed", "/docs/overview", 304, { headers: { "If-None-Match": "*" } }],
  ["the results of a search", "/search?q=node", 200],
  ["an unknown page", "/docs/nope", 404],
  ["a redirect", "/r/docs/overview", 301],
  ["a method that is not allowed", "/docs/overview", 405, { method: "POST" }],
  ["a page's source", "/docs/overview.md", 200],
  ["a page's data", `/_data/${manifest.release}/docs.json`, 200],
  ["data of another release", "/_data/older/docs.json", 410],
  ["an example", "/examples/landing", 200],
  ["an example that has not changed", "/examples/landing", 304, { headers: { "If-None-Match": "*" } }],
  ["a file", "/favicon.svg", 200],
];

describe("the policies", () => {
  it.each(answers)("are on %s", async (_, path, status, init) => {
    const response = await ask(path, init);
    await response.body?.cancel();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'; script-src 'self' 'sha256-"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "strict-transport-security": expect.stringContaining("max-age=63072000"),
    });
  });

  it("let nothing unsafe be run or framed elsewhere", async () => {
    const policy = (await ask("/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});

describe("the policy lets everything be that is in the HTML of", () => {
  const pages = [
    ...Object.keys(manifest.pages),
    "/search?q=node",
    "/nope",
    "/docs/nope",
    "/examples/landing",
    "/examples/basic",
    "/examples/basic/step-1",
  ];

  it.each(pages)("%s", async (path) => {
    const response = await ask(path);
    const html = await response.text();
    // Inline scripts whose hashes are in the CSP (one more where the base URL banner may be shown), and scripts from
    // this origin.
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, attributes]) => !/\bsrc=|application\/(ld\+)?json/.test(attributes ?? ""));
    expect(inline).toHaveLength(path === "/" || path === "/nope" ? 2 : 1);
    const policy = response.headers.get("Content-Security-Policy");
    for (const [, , code] of inline) expect(policy).toContain(` ${await sha256(code ?? "")}`);
    for (const [, attributes] of scripts)
      expect(attributes).toMatch(/^$|^ type="application\/(ld\+)?json"|^ type="module" src="\/_assets\/[\w-]+\.js"/);
    expect(html).not.toContain("<style");
    // No inline styles, event handlers or URLs that run code.
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(5);
    expect(
      tags.filter((tag) =>
        /^<style\s|\s(style|on[a-z]+|srcdoc)\s*=|(href|src|action)="\s*(javascript|data):/i.test(tag),
      ),
    ).toEqual([]);
    expect(tags.filter((tag) => /^<(object|embed|base|applet)\b/i.test(tag))).toEqual([]);
  });
});

it("knows the hashes of inline code by its text, not by what the build says", async () => {
  for (const { code, hash } of Object.values(manifest.inlineScripts)) expect(hash).toBe(await sha256(code));
});

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
