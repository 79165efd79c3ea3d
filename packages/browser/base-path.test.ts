import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Imports a fresh copy of the module by adding a query: `vi.resetModules()` would also reset modules of later test files. */
async function builtFor(basePath: string): Promise<typeof import("./base-path.ts")> {
  vi.stubEnv("BASE_PATH", basePath);
  return import(/* @vite-ignore */ `./base-path.ts?${encodeURIComponent(basePath)}`);
}

const elsewhere = [
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
    const { withBase, withoutBase } = await builtFor("/");
    for (const path of ["/", "/docs", "/docs/overview"]) {
      expect(withBase(path)).toBe(path);
      expect(withoutBase(path)).toBe(path);
    }
    for (const href of elsewhere) expect(withBase(href)).toBe(href);
  });
});

describe("a site under /sub/dir/", () => {
  it.each([
    ["/", "/sub/dir/"],
    ["/docs", "/sub/dir/docs"],
    ["/docs/overview#part", "/sub/dir/docs/overview#part"],
  ])("serves %s at %s", async (path, address) => {
    const { withBase, withoutBase } = await builtFor("/sub/dir/");
    expect(withBase(path)).toBe(address);
    expect(withoutBase(address)).toBe(path);
  });

  it.each(elsewhere)("leaves the address %j unchanged", async (href) => {
    expect((await builtFor("/sub/dir/")).withBase(href)).toBe(href);
  });

  it("recognises its start page without the final slash, too", async () => {
    expect((await builtFor("/sub/dir/")).withoutBase("/sub/dir")).toBe("/");
  });

  it.each(["/", "/sub", "/sub/", "/sub/directory", "/docs", "/sub/dirdocs"])(
    "does not include %s",
    async (pathname) => {
      expect((await builtFor("/sub/dir/")).withoutBase(pathname)).toBeNull();
    },
  );
});
