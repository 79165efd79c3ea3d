import { existsSync, readdirSync, readFileSync, statSync, utimesSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import { testFolder } from "../../test/test-folder.ts";
import { commonHeaders, forAnyOrigin, liveExampleHeaders, pageHeaders } from "../../worker/security-headers.ts";
import { writeOutput } from "./write-output.ts";

const policy = { scripts: ["'sha256-x'"], searchHosts: ["https://a.example"], includeSubDomains: true };
const out = testFolder();
const write = (release: string, files: Record<string, string>, basePath = "/", keepsOldFiles = false) => {
  const output = {
    assets: Object.entries(files).map(([path, contents]) => ({ path, contents: Buffer.from(contents) })),
    worker: `worker of ${release}`,
    mcp: `MCP server of ${release}`,
    manifest: `manifest of ${release}`,
    policy,
  };
  return writeOutput(out, basePath, output, keepsOldFiles);
};
const read = (path: string) => readFileSync(join(out, path), "utf8");

it("writes the files for wrangler: assets below the base path, and the worker beside its manifest", async () => {
  await write("one", { "/_assets/app-1.js": "app", "/favicon.svg": "<svg/>" }, "/base/");
  expect(read("assets/base/_assets/app-1.js")).toBe("app");
  expect(read("assets/base/favicon.svg")).toBe("<svg/>");
  expect(read("worker/index.js")).toBe("worker of one");
  expect(read("worker/mcp.js")).toBe("MCP server of one");
  expect(read("worker/manifest.js")).toBe("manifest of one");
});

/** The headers of a file by the rules of `_headers`, as Cloudflare's asset server adds them up. */
function headersOf(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of read("assets/_headers")
    .trim()
    .split(/\n(?=\/)/)) {
    const [pattern = "", ...lines] = rule.split("\n");
    const matching = pattern.split("*").map((part) => part.replace(/[.]/g, "\\."));
    if (!new RegExp(`^${matching.join(".*")}$`).test(path)) continue;
    for (const line of lines) {
      const [, removed, name = "", value = ""] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
      if (name === "") throw new Error(`unexpected line: ${line}`);
      if (removed) delete headers[name];
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

describe("_headers", () => {
  const documentHeaders = { Allow: "GET, HEAD", ...commonHeaders(policy.includeSubDomains) };
  const fileHeaders = { ...documentHeaders, ...forAnyOrigin };
  const cors = { "Access-Control-Allow-Origin": "*" };
  const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

  it.each(["/", "/base/"])("gives each kind of file below %s its own headers", async (basePath) => {
    await write("one", {}, basePath);
    const files: [path: string, headers: object][] = [
      ["favicon.svg", fileHeaders],
      ["docs/x.png", fileHeaders],
      ["llms-full.txt", { ...fileHeaders, ...cors }],
      ["_assets/app-1.js", { ...fileHeaders, ...immutable }],
      ["_assets/sans-1.woff2", { ...fileHeaders, ...immutable, ...cors }],
      ["_assets/live-document-1.js", { ...fileHeaders, ...immutable, ...cors }],
      ["_assets/example-basic-1.html", { ...documentHeaders, ...immutable, ...pageHeaders(policy) }],
      ["_assets/live-example-nodes-1.html", { ...documentHeaders, ...immutable, ...cors, ...liveExampleHeaders() }],
    ];
    for (const { path, type } of [...Object.values(blogFeeds), docsFeed]) {
      files.push([path.slice(1), { ...fileHeaders, ...cors, "Content-Type": type }]);
    }
    for (const [path, headers] of files) expect(headersOf(basePath + path), path).toEqual(headers);
  });

  it("must have a policy for each document", async () => {
    for (const path of ["/index.html", "/_assets/other-1.html", "/_assets/examples.htm", "/_assets/live-1.HTML"]) {
      await expect(write("one", { [path]: "" })).rejects.toThrow(`${path} is a document without a security policy`);
    }
  });
});

it("does not touch unchanged files", async () => {
  const files = ["assets/_assets/app-1.js", "assets/_headers", "worker/index.js"];
  const assets = { "/_assets/app-1.js": "app", "/a.txt": "old" };
  await write("one", assets);
  for (const file of [...files, "assets/a.txt"]) utimesSync(join(out, file), 1000, 1000);
  await write("one", { ...assets, "/a.txt": "new" });
  for (const file of files) expect([file, statSync(join(out, file)).mtimeMs]).toEqual([file, 1_000_000]);
  expect(statSync(join(out, "assets/a.txt")).mtimeMs).toBeGreaterThan(1_000_000);
  expect(read("assets/a.txt")).toBe("new");
});

it("removes deleted files at once", async () => {
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

it("never deletes assets that are being served, not even temporary files", async () => {
  await write("one", { "/_assets/old.js": "old", "/a.txt": "old" });
  const names = new Set<string | null>();
  const watchers = ["assets", "assets/_assets"].map((folder) =>
    watch(join(out, folder), (_event, name) => names.add(name)),
  );
  await write("two", { "/_assets/new.js": "new", "/a.txt": "new" }, "/", true);
  await expect.poll(() => [...names].sort()).toEqual(["a.txt", "new.js"]);
  for (const watcher of watchers) watcher.close();
  expect(readdirSync(join(out, "assets/_assets")).sort()).toEqual(["new.js", "old.js"]);
});

it("leaves no partial files behind, and removes the partial files of a killed build", async () => {
  writeFileSync(join(out, "killed.new"), "half of");
  await write("one", { "/_assets/app.js": "app" });
  const names = readdirSync(out, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.endsWith(".new"))).toEqual([]);
});
