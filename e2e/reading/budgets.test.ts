import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { brotliSize, expectWithinBudget, readManifest, sizesOf } from "../support/built-site.ts";
import { journeys } from "../support/journeys.ts";
import { openEditor } from "../support/landing-editor.ts";

const { assets, inlineScripts } = await readManifest();
const { "saved-state": savedState, ...others } = assets.pages;
const kinds = Object.entries(others);

describe("what a reader loads", () => {
  it.each(kinds)(
    "is at most 80 kB of JavaScript, 20 kB of it besides React, on a page of the kind %s",
    async (_, own) => {
      expectWithinBudget(await sizesOf([assets.start, ...assets.app, own]), 80);
      const isOurs = async (path: string) =>
        !(await readFile(join("dist/assets", path), "utf8")).includes("react.dev/errors");
      const app = (await Promise.all(assets.app.map(async (path) => ((await isOurs(path)) ? [path] : [])))).flat();
      expect(app.length).toBe(assets.app.length - 1); // React is a separate file
      expectWithinBudget(await sizesOf([assets.start, ...app, own]), 20);
    },
  );

  it("is at most 8 kB more on a page with a tool, and 180 kB for the playground’s editor, which is loaded only there", async () => {
    expectWithinBudget(await sizesOf([savedState]), 8);
    const shell = await readFile(join("dist/assets", assets.pages.playground), "utf8");
    const [editor = ""] = /playground-\w+\.js/.exec(shell) ?? [];
    expectWithinBudget(await sizesOf([`/_assets/${editor}`]), 180);
    expect(await brotliSize([`/_assets/${editor}`])).toBeGreaterThan(80_000);
  });

  it("is at most 8 kB of JavaScript that is run for who only reads, 12 kB of styles, and 15 kB for the search", async () => {
    const inline = Object.entries(inlineScripts).map(([name, { code }]) => [name, brotliCompressSync(code).length]);
    expectWithinBudget({ ...(await sizesOf([assets.start])), ...Object.fromEntries(inline) }, 8);
    expect(await brotliSize([assets.styles])).toBeLessThanOrEqual(12_000);
    expect(await brotliSize([assets.searchDialog])).toBeLessThan(15_000);
  });

  const inBrowser = journeys({ isFirst: true, viewport: { width: 1280, height: 900 } });

  inBrowser("is at most 60 kB of fonts, and nothing of the search before it is opened", async ({ page }) => {
    const fonts: Promise<Buffer>[] = [];
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font") fonts.push(response.body());
      else scripts.push(response.url());
    });
    await page.goto("/docs/overview", { waitUntil: "networkidle" });
    const sizes = (await Promise.all(fonts)).map(({ length }) => length);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    expect(scripts.filter((url) => url.includes("search-dialog-"))).toEqual([]);
  });

  inBrowser(
    "is at most 150 kB for the landing example, whose modules its HTML names, so that none waits for another one",
    async ({ page }) => {
      const loaded: string[] = [];
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) loaded.push(pathname);
      });
      await openEditor(page);
      const total = await brotliSize(loaded);
      expect(total).toBeGreaterThan(80_000);
      expect(total).toBeLessThan(150_000);
      const html = await (await page.request.get("/examples/landing")).text();
      expect(loaded.length).toBeGreaterThan(4);
      for (const path of loaded) expect(html).toContain(`"${path}"`);
    },
  );
});

// The worker tests cannot see these: static files bypass the worker.
it.each([assets.start, assets.styles, "/favicon.svg"])(
  "the file %s answers no other methods than GET and HEAD, and says so",
  async (path) => {
    const response = await fetch(inject("siteAddress") + path, { method: "POST" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  },
);
