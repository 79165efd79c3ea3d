import { existsSync, readdirSync, readFileSync, statSync, utimesSync, watch } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import { liveExamplePolicy } from "../../worker/security-headers.ts";
import { testFolder } from "../test-folder.ts";
import { writeOutput } from "./write-output.ts";

const out = testFolder();
const write = (release: string, files: Record<string, string>, basePath = "/", keepsOldFiles = false) => {
  const output = {
    assets: Object.entries(files).map(([path, contents]) => ({ path, contents: Buffer.from(contents) })),
    worker: `worker of ${release}`,
    mcp: `MCP server of ${release}`,
    manifest: `manifest of ${release}`,
    includeSubDomains: false,
  };
  return writeOutput(out, basePath, output, keepsOldFiles);
};
const read = (path: string) => readFileSync(join(out, path), "utf8");

it("leaves what wrangler wants: assets with their headers, and the worker beside its manifest", async () => {
  await write("one", { "/_assets/app-1.js": "app", "/favicon.svg": "<svg/>" }, "/base/");
  expect(read("assets/base/_assets/app-1.js")).toBe("app");
  expect(read("assets/base/favicon.svg")).toBe("<svg/>");
  expect(read("assets/_headers")).toBe(
    "/*\n  Allow: GET, HEAD\n  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=63072000\n/base/_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/base/_assets/*.woff2\n  Access-Control-Allow-Origin: *\n" +
      [...Object.values(blogFeeds), docsFeed]
        .map(({ path, type }) => `/base${path}\n  Access-Control-Allow-Origin: *\n  Content-Type: ${type}\n`)
        .join("") +
      "/base/llms*\n  Access-Control-Allow-Origin: *\n" +
      `/base/_assets/live-*\n  Access-Control-Allow-Origin: *\n  Content-Security-Policy: ${liveExamplePolicy()}\n  Connection-Allowlist: (response-origin)\n`,
  );
  expect(read("worker/index.js")).toBe("worker of one");
  expect(read("worker/mcp.js")).toBe("MCP server of one");
  expect(read("worker/manifest.js")).toBe("manifest of one");
});

it("does not touch files that stay as they are", async () => {
  const files = ["assets/_assets/app-1.js", "assets/_headers", "worker/index.js"];
  const assets = { "/_assets/app-1.js": "app", "/a.txt": "old" };
  await write("one", assets);
  for (const file of [...files, "assets/a.txt"]) utimesSync(join(out, file), 1000, 1000);
  await write("one", { ...assets, "/a.txt": "new" });
  for (const file of files) expect([file, statSync(join(out, file)).mtimeMs]).toEqual([file, 1_000_000]);
  expect(statSync(join(out, "assets/a.txt")).mtimeMs).toBeGreaterThan(1_000_000);
  expect(read("assets/a.txt")).toBe("new");
});

it("removes files as soon as they are gone", async () => {
  await write("one", {
    "/_assets/app.js": "app",
    "/_assets/old.js": "old",
    "/img/a.svg": "a",
    "/.well-known/security.txt": "b",
  });
  await write("two", { "/_assets/app.js": "app" });
  expect(readdirSync(join(out, "assets/_assets"))).toEqual(["app.js"]);
  expect(existsSync(join(out, "assets/img/a.svg"))).toBe(false);
  expect(existsSync(join(out, "assets/.well-known/security.txt"))).toBe(false);
});

it("lets no file vanish from the assets while they are served, not even a temporary one", async () => {
  await write("one", { "/_assets/old.js": "old", "/a.txt": "old" });
  const seen = new Set<string | null>();
  const watchers = ["assets", "assets/_assets"].map((folder) =>
    watch(join(out, folder), (_event, name) => seen.add(name)),
  );
  await write("two", { "/_assets/new.js": "new", "/a.txt": "new" }, "/", true);
  await expect.poll(() => [...seen].sort()).toEqual(["a.txt", "new.js"]);
  for (const watcher of watchers) watcher.close();
  expect(readdirSync(join(out, "assets/_assets")).sort()).toEqual(["new.js", "old.js"]);
});

it("leaves no half-written files behind", async () => {
  await write("one", { "/_assets/app.js": "app" });
  const names = readdirSync(out, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.endsWith(".new"))).toEqual([]);
});
