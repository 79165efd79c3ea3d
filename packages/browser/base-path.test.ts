import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Imports a fresh copy of the module by adding a query: `vi.resetModules()` would also reset modules of later test files. */
async function importWith(basePath: string): Promise<typeof import("./base-path.ts")> {
  vi.stubEnv("BASE_PATH", basePath);
  return import(/* @vite-ignore */ `./base-path.ts?${encodeURIComponent(basePath)}`);
}

const otherUrls = [
  "https://craft.js.org/docs",
  "//cdn.example/x",
  "#part",
  "?q=x",
  "mailto:x@example.org",
  "overview",
  "",
];

describe("a site at the root", () => {
  it("leaves paths unchanged", async () => {
    const { withBase, withoutBase } = await importWith("/");
    for (const path of ["/", "/docs", "/docs/overview"]) {
      expect(withBase(path)).toBe(path);
      expect(withoutBase(path)).toBe(path);
    }
    for (const href of otherUrls) expect(withBase(href)).toBe(href);
  });
});

describe("a site under /sub/dir/", () => {
  it.each([
    ["/", "/sub/dir/"],
    ["/docs", "/sub/dir/docs"],
    ["/docs/overview#part", "/sub/dir/docs/overview#part"],
  ])("serves %s at %s", async (path, url) => {
    const { withBase, withoutBase } = await importWith("/sub/dir/");
    expect(withBase(path)).toBe(url);
    expect(withoutBase(url)).toBe(path);
  });

  it.each(otherUrls)("leaves the URL %j unchanged", async (href) => {
    expect((await importWith("/sub/dir/")).withBase(href)).toBe(href);
  });

  it("recognises its root without a trailing slash", async () => {
    expect((await importWith("/sub/dir/")).withoutBase("/sub/dir")).toBe("/");
  });

  it.each(["/", "/sub", "/sub/", "/sub/directory", "/docs", "/sub/dirdocs"])(
    "does not include %s",
    async (pathname) => {
      expect((await importWith("/sub/dir/")).withoutBase(pathname)).toBeNull();
    },
  );
});
