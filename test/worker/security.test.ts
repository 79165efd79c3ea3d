import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath } from "./fetch-path.ts";

describe("the policy allows everything in the HTML of", () => {
  const pages = [
    ...Object.keys(manifest.pages),
    "/search?q=node",
    "/nope",
    "/docs/nope",
    "/examples/landing",
    "/examples/basic",
    "/examples/tutorial/step-1",
  ];

  it.each(pages)("%s", async (path) => {
    const response = await fetchPath(path);
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
    // No inline styles, event handlers or URLs that run code; pictures do not run scripts.
    const withoutPictures = html.replace(/(<img [^>]*)src="data:image\/svg\+xml,[^"]*"/g, "$1");
    const tags = withoutPictures.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(5);
    expect(
      tags.filter((tag) =>
        /^<style\s|\s(style|on[a-z]+|srcdoc)\s*=|(href|src|action)="\s*(javascript|data):/i.test(tag),
      ),
    ).toEqual([]);
    expect(tags.filter((tag) => /^<(object|embed|base|applet)\b/i.test(tag))).toEqual([]);
  });
});

it("has the correct hash of each inline script", async () => {
  for (const { code, hash } of Object.values(manifest.inlineScripts)) expect(hash).toBe(await sha256(code));
});

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
