import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { blogFeeds, docsFeed } from "../shared/wire-names.ts";
import { liveExamplePolicy } from "../worker/security-headers.ts";
import { writeOutput } from "./write-output.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "write-output-"));
});
afterEach(() => rmSync(out, { recursive: true }));

const write = (release: string, files: Record<string, string>, basePath = "/") =>
  writeOutput(out, basePath, release, {
    assets: Object.entries(files).map(([path, contents]) => ({ path, contents: Buffer.from(contents) })),
    worker: `worker of ${release}`,
    mcp: `MCP server of ${release}`,
    manifest: `manifest of ${release}`,
    includeSubDomains: false,
  });
const read = (path: string) => readFileSync(join(out, path), "utf8");
const chunks = () => readdirSync(join(out, "assets/_assets")).sort();

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
      `/base/_assets/live-*\n  Content-Security-Policy: ${liveExamplePolicy()}\n`,
  );
  expect(read("worker/index.js")).toBe("worker of one");
  expect(read("worker/mcp.js")).toBe("MCP server of one");
  expect(read("worker/manifest.js")).toBe("manifest of one");
});

it("does not touch files that stay as they are", async () => {
  const files = ["assets/_assets/app-1.js", "assets/_headers", "assets/releases.json", "worker/index.js"];
  const assets = { "/_assets/app-1.js": "app", "/a.txt": "old" };
  await write("one", assets);
  for (const file of [...files, "assets/a.txt"]) utimesSync(join(out, file), 1000, 1000);
  await write("one", { ...assets, "/a.txt": "new" });
  for (const file of files) expect([file, statSync(join(out, file)).mtimeMs]).toEqual([file, 1_000_000]);
  expect(statSync(join(out, "assets/a.txt")).mtimeMs).toBeGreaterThan(1_000_000);
  expect(read("assets/a.txt")).toBe("new");
});

it("keeps the chunks of the three releases before this one, then drops them", async () => {
  for (const number of [1, 2, 3, 4]) await write(`release ${number}`, { [`/_assets/app-${number}.js`]: "app" });
  expect(chunks()).toEqual(["app-1.js", "app-2.js", "app-3.js", "app-4.js"]);
  await write("release 5", { "/_assets/app-5.js": "app" });
  expect(chunks()).toEqual(["app-2.js", "app-3.js", "app-4.js", "app-5.js"]);
});

it("does not forget an older release when the same one is built again and again", async () => {
  await write("old", { "/_assets/old.js": "old" });
  for (let time = 0; time < 6; time++) await write("new", { "/_assets/new.js": "new" });
  expect(chunks()).toEqual(["new.js", "old.js"]);
});

it("counts releases that only change pages as one, so that they push no chunks out", async () => {
  await write("old", { "/_assets/old.js": "old" });
  for (const number of [1, 2, 3, 4, 5]) await write(`edit ${number}`, { "/_assets/new.js": "new" });
  expect(chunks()).toEqual(["new.js", "old.js"]);
  expect(JSON.parse(read("assets/releases.json"))).toEqual([
    { release: "edit 1", files: ["/_assets/new.js"] },
    { release: "old", files: ["/_assets/old.js"] },
  ]);
});

it("keeps a chunk that an old release shares with this one", async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await write(`release ${number}`, { "/_assets/shared.js": "shared" });
  expect(chunks()).toEqual(["shared.js"]);
});

it.each(["", '[{"release":', '"text"', "[null, 1]"])("takes a list of releases that is %j for none", async (text) => {
  await write("one", { "/_assets/app-1.js": "app" });
  writeFileSync(join(out, "assets/releases.json"), text);
  await write("two", { "/_assets/app-2.js": "app" });
  expect(chunks()).toEqual(["app-2.js"]);
});

it("removes files that are not hashed as soon as they are gone", async () => {
  await write("one", { "/_assets/app.js": "app", "/img/a.svg": "a", "/.well-known/security.txt": "b" });
  await write("two", { "/_assets/app.js": "app" });
  expect(existsSync(join(out, "assets/img/a.svg"))).toBe(false);
  expect(existsSync(join(out, "assets/.well-known/security.txt"))).toBe(false);
});

it("leaves no half-written files behind", async () => {
  await write("one", { "/_assets/app.js": "app" });
  const names = readdirSync(out, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.endsWith(".new"))).toEqual([]);
});
