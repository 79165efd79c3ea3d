import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../build/base/temporary-folder.ts";
import { keyedFiles } from "../../build/cache/keyed-files.ts";
import { listen } from "../../test/loopback.ts";
import { listId } from "./ledger.ts";

/** One deploy with the real wrangler, which finds KV and D1 by the worker's name: wrangler.toml has no ids. */

const keys = ["old", "new", "/_assets/font.woff2", "search/page"];
const records: { key: string; value: string; base64?: boolean }[] = [];
const writes: string[] = [];
const unexpectedRequests: string[] = [];
const queries: string[] = [];
let sql = "";
/** The tag of the uploaded version. */
let tag: string | null = null;

/** Rows of a database in which only the key `old` is stored. */
function rowsOf(sql: string): unknown[] {
  if (sql.startsWith("SELECT key, is_stored")) return keys.map((key) => ({ key, is_stored: Number(key === "old") }));
  if (sql.startsWith("SELECT 1 WHERE EXISTS (SELECT 1 FROM collector_lock")) return [{ 1: 1 }];
  if (sql.startsWith("SELECT id FROM key_lists")) return [{ id: tag }];
  return [];
}

/** Fake Cloudflare API; unknown requests fail the test. */
function answer(request: string, body: string, origin: string): unknown {
  const [method, path = ""] = request.split(" ");
  if (path.endsWith("/keys")) return [{ name: "old" }];
  if (path.endsWith("/bulk")) {
    records.push(...JSON.parse(body));
    return {};
  }
  if (path === "/d1/database/site-search") return { uuid: "database", name: "site-search" };
  if (path.endsWith("/query")) {
    const statements = (JSON.parse(body) as { sql: string }).sql.split(";\n");
    queries.push(...statements);
    return statements.map((sql) => ({ success: true, results: rowsOf(sql), meta: { duration: 1 } }));
  }
  if (path.endsWith("/import")) {
    const { action } = JSON.parse(body) as { action: string };
    if (action === "init") return { upload_url: `${origin}/upload`, filename: "search.sql" };
    const meta = { duration: 1, rows_read: 0, rows_written: 1, size_after: 1 };
    return { success: true, status: "complete", messages: [], result: { num_queries: 1, final_bookmark: "x", meta } };
  }
  if (path.endsWith("/services/site")) return { default_environment: { environment: "production", script: {} } };
  if (path.endsWith("/secrets") || path.endsWith("/schedules")) return [];
  if (path.endsWith("/workers/workers/site"))
    return { id: "site", subdomain: { enabled: true, previews_enabled: true } };
  if (path.endsWith("/subdomain")) return { enabled: true, previews_enabled: true, subdomain: "example" };
  if (path.endsWith("settings")) {
    const kv = { type: "kv_namespace", name: "PAGES", namespace_id: "namespace" };
    return { bindings: [kv, { type: "d1", name: "SEARCH", id: "database" }], migration_tag: "" };
  }
  if (method === "GET" && path.endsWith("/versions"))
    return { items: [{ id: "next", annotations: { "workers/tag": tag } }] };
  if (path.endsWith("/versions")) {
    tag = /"workers\/tag":"(\w+)"/.exec(body)?.[1] ?? null;
    return { id: "next", startup_time_ms: 1, resources: { script: { etag: "x" }, bindings: [] } };
  }
  if (method === "POST" && path.endsWith("/deployments")) return { id: "deployment" };
  if (path.endsWith("/deployments")) return { deployments: tag ? [{ versions: [{ version_id: "next" }] }] : [] };
  return null;
}

it("deploys a release with wrangler", { timeout: 180_000 }, async () => {
  const server = createServer(async (incoming, response) => {
    const body = (await incoming.toArray()).join("");
    const request = `${incoming.method} ${(incoming.url ?? "").replace(/^\/accounts\/own|\?.*$/g, "")}`;
    if (incoming.method !== "GET") writes.push(request);
    if (request === "PUT /upload") {
      sql = body;
      response.writeHead(200, { ETag: createHash("md5").update(body).digest("hex") }).end();
      return;
    }
    const result = answer(request, body, `http://${incoming.headers.host}`);
    if (result === null) unexpectedRequests.push(request);
    response.writeHead(result === null ? 501 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: result !== null, errors: [], messages: [], result }));
  });
  const base = await listen(server);
  const { path: project, remove } = temporaryFolder("deploy-release-wrangler", tmpdir());
  onTestFinished(remove);
  mkdirSync(join(project, "dist/worker"), { recursive: true });
  writeFileSync(join(project, "dist/worker/index.js"), "export default { fetch: () => new Response('next') };");
  for (const key of ["old", "new"]) keyedFiles(join(project, "dist"), "records").put(key, "1");
  mkdirSync(join(project, "dist/assets/_assets"), { recursive: true });
  writeFileSync(join(project, "dist/assets/_assets/font.woff2"), new Uint8Array([255]));
  const longValue = "x".repeat(16_000); // longer than a command line may be
  keyedFiles(join(project, "dist"), "search").put("page", `["INSERT INTO pages (hash) VALUES ('${longValue}')"]`);
  const settings =
    'name = "site"\nmain = "dist/worker/index.js"\nno_bundle = true\ncompatibility_date = "2026-10-20"\n';
  const bindings = '[[kv_namespaces]]\nbinding = "PAGES"\n[[d1_databases]]\nbinding = "SEARCH"\n';
  writeFileSync(join(project, "wrangler.toml"), `${settings}send_metrics = false\n${bindings}`);

  const importOf = (file: string) => `await import(${JSON.stringify(pathToFileURL(file).href)})`;
  const program = `
    const { liveVersions, deployRelease, wranglerIn } = ${importOf("packages/deploy/index.ts")};
    const { readRelease } = ${importOf("build/served/release.ts")};
    const api = { account: "own", token: "token", worker: "site", base: "${base}" };
    await deployRelease(await readRelease("dist"), { run: wranglerIn(""), liveVersions: () => liveVersions(api) });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: project,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: project,
      CI: "true",
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "own",
      WRANGLER_HIDE_BANNER: "true",
    },
  });
  onTestFinished(() => void child.kill());
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  server.close();

  expect({ code, unexpected: unexpectedRequests }, output).toEqual({ code: 0, unexpected: [] });
  expect(output).toContain("2 of 3 records and 1 of 1 pages are new");
  expect(records).toEqual([
    { key: "new", value: "1" },
    { key: "/_assets/font.woff2", value: "/w==", base64: true },
  ]);
  expect(sql).toContain(`INSERT INTO pages (hash) VALUES ('${longValue}');\nUPDATE stored_keys SET is_stored = 1`);
  expect(tag).toBe(listId(keys));
  expect(output).toContain("0 deleted, 1 versions have all their keys");
  expect(queries.some((query) => query.includes(`key_lists.id IN ('${tag}')`))).toBe(true);
  const positionOf = (request: string) => writes.indexOf(request);
  expect(positionOf("PUT /storage/kv/namespaces/namespace/bulk")).toBeGreaterThan(-1);
  expect(positionOf("PUT /upload")).toBeGreaterThan(-1);
  expect(positionOf("POST /workers/scripts/site/versions")).toBeGreaterThan(positionOf("PUT /upload"));
  expect(positionOf("POST /workers/scripts/site/deployments")).toBeGreaterThan(
    positionOf("POST /workers/scripts/site/versions"),
  );
});
