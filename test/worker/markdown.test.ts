import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { markdownPath } from "../../shared/wire-names.ts";
import { fetchPath, origin } from "./fetch-path.ts";

const edge = "Cloudflare-CDN-Cache-Control";
const markdown = "text/markdown; charset=utf-8";
const html = "text/html; charset=utf-8";
const pages = Object.keys(manifest.pages).filter((path) => path !== "/search");

const accept = async (path: string, Accept: string, init: RequestInit = {}) => {
  const response = await fetchPath(path, { ...init, headers: { Accept, ...init.headers } });
  return { response, text: await response.text(), type: response.headers.get("Content-Type") };
};

describe("a page's own address", () => {
  it.each([
    ["text/markdown", markdown],
    ["text/markdown, text/html;q=0.9", markdown],
    ["text/html;q=0.5, text/markdown;q=0.6", markdown],
    ["text/markdown, text/plain, */*", markdown],
    ["TEXT/MARKDOWN;charset=utf-8", markdown],
    ["text/html, text/markdown", html],
    ["text/markdown;q=0.5, text/html", html],
    ["text/markdown;q=0", html],
    ["*/*;q=0.9, text/markdown;q=0.1", html],
    ["text/html;q=0, */*", markdown],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8", html],
    ["*/*", html],
    ["text/*", html],
    ["application/json", html],
    ["", html],
    [",;q=,", html],
  ])("answers Accept: %s in %s", async (value, type) => {
    const { response, ...answer } = await accept("/docs/overview", value);
    expect(response.status).toBe(200);
    expect(answer.type).toBe(type);
    expect(response.headers.get("Vary")).toBe("Accept");
  });

  it.each([
    ["text/html", "text/markdown"],
    ["text/markdown", "text/html"],
  ])("distinguishes cached answers for %s and %s", async (cachedType, otherType) => {
    const cached = await accept("/docs/overview", cachedType);
    const etag = cached.response.headers.get("ETag") ?? "";
    const headers = { "If-None-Match": etag };
    expect((await accept("/docs/overview", otherType, { headers })).response.status).toBe(200);
    const revalidated = await accept("/docs/overview", cachedType, { headers });
    expect(revalidated.response.status).toBe(304);
    for (const name of ["ETag", "Vary", "Cache-Control", edge]) {
      expect(revalidated.response.headers.get(name), name).toBe(cached.response.headers.get(name));
    }
  });

  it("keeps its Markdown out of caches that ignore Vary", async () => {
    expect((await accept("/docs/overview", "text/markdown")).response.headers.get(edge)).toBe("no-store");
    expect((await accept("/docs/nope", "text/markdown")).response.headers.get(edge)).toBe("no-store");
  });

  it("answers HTML for pages without Markdown", async () => {
    for (const path of ["/search", "/search?q=node"]) {
      const { response, type } = await accept(path, "text/markdown");
      expect(type).toBe(html);
      expect(response.headers.get("Vary")).toBeNull();
    }
  });

  it("redirects as usual", async () => {
    const { response } = await accept("/r/docs/overview", "text/markdown");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/docs/overview");
  });
});

it.each(pages)("%s links to its Markdown, which is the same at both addresses", async (path) => {
  const page = await accept(path, "text/html");
  const address = markdownPath(path);
  expect(page.text).toContain(`<link rel="alternate" type="text/markdown" href="${address}"/>`);
  expect(page.response.headers.get("Link")).toBe(`<${address}>; rel="alternate"; type="text/markdown"`);
  const { response, text, type } = await accept(address, "*/*");
  expect(type).toBe(markdown);
  expect(response.headers.get("Link")).toBe(`<${origin}${path}>; rel="canonical"`);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect((await accept(path, "text/markdown")).text).toBe(text);
  expect(text).toContain(`\nPage: ${origin}${path}  \nAll pages: ${origin}/llms.txt\n`);
});

describe("an unknown page", () => {
  it.each([
    ["/docs/api/usenode", "text/markdown"],
    ["/docs/api/usenode.md", "*/*"],
  ])("is answered in Markdown at %s (%s), with suggestions", async (path, value) => {
    const { response, text, type } = await accept(path, value);
    expect(response.status).toBe(404);
    expect(type).toBe(markdown);
    expect(text).toMatch(/^# Page not found\n/);
    expect(text).toContain(`- [useNode()](${origin}/docs/api/useNode.md)`);
  });

  it("is answered with only the address of the list of pages if no path resembles it", async () => {
    const text = `# Page not found\n\nNo page has the path \`/wp-login.php\`.\n\nAll pages: ${origin}/llms.txt\n`;
    expect((await accept("/wp-login.php", "text/markdown")).text).toBe(text);
  });

  it("is answered with a line for each page that resembles it", async () => {
    const { text } = await accept("/docs/api/use", "text/markdown");
    const links = [...text.matchAll(/^- \[.+\]\(https:.+\.md\)$/gm)];
    expect(links.length).toBeGreaterThan(1);
    const list = links.map(([line]) => `${line}\n`).join("");
    expect(text).toContain(`\`/docs/api/use\`.\n\nDid you mean:\n\n${list}\nAll pages: `);
  });

  it("has no suggestions if the page only lacks Markdown", async () => {
    const { response, text } = await accept("/search.md", "*/*");
    expect(response.status).toBe(404);
    expect(text).not.toContain("Did you mean");
  });

  it.each(["/x%60%0A%0A[a](https:evil.example)", "/x`\n[a](https:evil.example)", "/x` [a](https:evil.example)"])(
    "cannot inject Markdown into the answer: %j",
    async (path) => {
      const { text } = await accept(path, "text/markdown");
      expect(text).toMatch(/^No page has the path `[^`\s]*`\.$/m);
    },
  );
});

describe("llms.txt", () => {
  it("links to existing pages and files, with the size of each file", async () => {
    const { text } = await accept("/llms.txt", "*/*");
    expect(text).toMatch(/^# Craft\.js\n\n> .+\n\n/);
    const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): (.+)$/gm)];
    expect(links.length).toBeGreaterThan(40);
    for (const [, address = "", note = ""] of links) {
      const { pathname } = new URL(address);
      const { response, text } = await accept(pathname, "*/*");
      expect(response.status, address).toBe(200);
      const [, kilobytes] = /, (\d+) kB$/.exec(note) ?? [];
      if (!pathname.endsWith(".txt")) continue;
      expect(Math.ceil(new Blob([text]).size / 1000)).toBe(Number(kilobytes));
      expect(Number(kilobytes)).toBeLessThanOrEqual(400);
    }
  });

  it("is not sent again if it has not changed, like other Markdown files", async () => {
    for (const path of ["/llms.txt", "/llms-full.txt", "/llms-guides.txt", "/docs/overview.md"]) {
      const { response } = await accept(path, "*/*");
      const etag = response.headers.get("ETag") ?? "";
      const head = await accept(path, "*/*", { method: "HEAD", headers: { "If-None-Match": etag } });
      expect(head.response.status, path).toBe(304);
      expect((await accept(path, "*/*", { method: "HEAD" })).response.status).toBe(200);
    }
  });
});
