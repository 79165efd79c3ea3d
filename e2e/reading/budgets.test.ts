import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { brotliSize, expectWithinBudget, readManifest, sizesOf } from "../support/built-site.ts";

const { assets, files, inlineScripts } = await readManifest();
const { "saved-state": savedState, ...otherPages } = assets.pages;
const read = (path: string) => readFile(join("dist/assets", path), "utf8");

describe("the size of a visit", () => {
  it("is at most 80 kB of JavaScript on any page, 20 kB without React, and 8 kB before intent", async () => {
    const isReact = await Promise.all(assets.app.map(async (path) => (await read(path)).includes("react.dev/errors")));
    const appWithoutReact = assets.app.filter((_, index) => !isReact[index]);
    expect(appWithoutReact.length).toBe(assets.app.length - 1); // React is a separate file
    for (const pageChunk of Object.values(otherPages)) {
      expectWithinBudget(await sizesOf([assets.start, ...assets.app, pageChunk]), 80);
      expectWithinBudget(await sizesOf([assets.start, ...appWithoutReact, pageChunk]), 20);
    }
    const inline = Object.entries(inlineScripts).map(([name, { code }]) => [name, brotliCompressSync(code).length]);
    expectWithinBudget({ ...(await sizesOf([assets.start])), ...Object.fromEntries(inline) }, 8);
  });

  it("is at most 12 kB of styles, 15 kB for the search, 8 kB for a tool, 180 kB for the playground", async () => {
    expect(await brotliSize([assets.styles])).toBeLessThanOrEqual(12_000);
    expect(await brotliSize([assets.searchDialog])).toBeLessThan(15_000);
    expectWithinBudget(await sizesOf([savedState]), 8);
    const [editor = ""] = /playground-\w+\.js/.exec(await read(assets.pages.playground)) ?? [];
    expectWithinBudget(await sizesOf([`/_assets/${editor}`]), 180);
    expect(await brotliSize([`/_assets/${editor}`])).toBeGreaterThan(80_000);
  });

  it("is at most 150 kB for the landing example, whose HTML preloads its modules", async () => {
    const html = await read(files["/examples/landing"] ?? "");
    const modules = [...new Set(Array.from(html.matchAll(/"(\/_assets\/[^"]+\.js)"/g), ([, path = ""]) => path))];
    expect(modules.length).toBeGreaterThan(4);
    for (const path of modules) {
      const imported = (await read(path)).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
      for (const [, name] of imported) expect(modules).toContain(`/_assets/${name}`);
    }
    expect(await brotliSize(modules)).toBeGreaterThan(80_000);
    expect(await brotliSize(modules)).toBeLessThan(150_000);
  });
});

// The worker tests cannot see this: static files bypass the worker.
it("answers only GET and HEAD for a static file, and lists these methods in Allow", async () => {
  for (const path of [assets.start, "/favicon.svg"]) {
    const response = await fetch(inject("siteUrl") + path, { method: "POST" });
    expect([path, response.status, response.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
  }
});
