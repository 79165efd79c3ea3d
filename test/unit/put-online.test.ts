import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let records: Map<string, string>;
let served: string;
let uploaded: string;
let writes: string[];
let unexpected: string[];
/** Status to fail a request with, if any. */
let breaks: (request: string) => number | undefined;

const namespace = "0".repeat(32);
let server: Server;
let project: string;

/** Fake Cloudflare API; unknown requests fail the test. */
function answer(request: string, body: string): object | null {
  const [method, path = ""] = request.split(" ");
  if (path.endsWith("/keys")) return [...records.keys()].map((name) => ({ name }));
  if (path.endsWith("/bulk")) {
    for (const { key, value } of JSON.parse(body) as { key: string; value: string }[]) records.set(key, value);
    return {};
  }
  if (path.endsWith("/services/site")) return { default_environment: { environment: "production", script: {} } };
  if (path.endsWith("/secrets") || path.endsWith("/schedules")) return [];
  if (path.endsWith("/workers/workers/site"))
    return { id: "site", subdomain: { enabled: true, previews_enabled: true } };
  // Requests by which wrangler identifies the user; it makes them after a failure.
  if (/^\/(user|accounts|memberships)\b/.test(path))
    return path === "/accounts" ? [] : { id: "token", status: "active" };
  if (path.endsWith("/subdomain")) return { enabled: true, previews_enabled: true, subdomain: "example" };
  if (path.endsWith("settings")) return { bindings: [], migration_tag: "" };
  if (path.endsWith("/versions")) {
    uploaded = /release \w+/.exec(body)?.[0] ?? "";
    return { id: "next", startup_time_ms: 1, resources: { script: { etag: "x" }, bindings: [] } };
  }
  if (method === "POST" && path.endsWith("/deployments")) {
    served = uploaded;
    return { id: "deployment" };
  }
  if (path.endsWith("/deployments")) return { deployments: [] };
  return null;
}

beforeEach(async () => {
  records = new Map([["old", "1"]]);
  served = "release before";
  uploaded = "";
  writes = [];
  unexpected = [];
  breaks = () => undefined;
  server = createServer(async (incoming, response) => {
    const body = (await incoming.toArray()).join("");
    const path = (incoming.url ?? "").replace(/^\/accounts\/own|\?.*$/g, "").replace(namespace, "PAGES");
    const request = `${incoming.method} ${path}`;
    if (incoming.method !== "GET") writes.push(request);
    const broken = breaks(request);
    const result = broken ? null : answer(request, body);
    if (!broken && result === null) unexpected.push(request);
    const errors = result === null ? [{ code: 10_000, message: "broken" }] : [];
    response.writeHead(broken ?? (result === null ? 501 : 200), { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: result !== null, errors, messages: [], result }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  project = mkdtempSync(join(tmpdir(), "put-online-"));
  mkdirSync(join(project, "dist/worker"), { recursive: true });
  writeFileSync(join(project, "dist/worker/index.js"), "export default { fetch: () => new Response('release next') };");
  const all = Object.entries({ old: "1", new: "2" }).map(([key, value]) => ({ key, value }));
  writeFileSync(join(project, "dist/records.json"), JSON.stringify(all));
  const binding = `[[kv_namespaces]]\nbinding = "PAGES"\nid = "${namespace}"\n`;
  const settings =
    'name = "site"\nmain = "dist/worker/index.js"\nno_bundle = true\ncompatibility_date = "2026-10-20"\n';
  writeFileSync(join(project, "wrangler.toml"), `${settings}send_metrics = false\n${binding}`);
});
afterEach(() => {
  server.close();
  rmSync(project, { recursive: true });
  expect(unexpected).toEqual([]);
});

function putOnline(): Promise<{ code: number | null; output: string }> {
  const module = JSON.stringify(pathToFileURL("build/put-online.ts").href);
  const child = spawn(process.execPath, ["--eval", `import(${module}).then((module) => module.putOnline("dist"))`], {
    cwd: project,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: project,
      CI: "true",
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "own",
      WRANGLER_HIDE_BANNER: "true",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

const list = "GET /storage/kv/namespaces/PAGES/keys";
const upload = "PUT /storage/kv/namespaces/PAGES/bulk";
const addVersion = "POST /workers/scripts/site/versions";
const serve = "POST /workers/scripts/site/deployments";

const sayingBefore = /broken.*\nwrangler kv [^\n]* failed, see above\. What is served is the release before\.\n$/s;
const sayingEither =
  /broken.*\nwrangler deploy failed, see above\. What is served is the release before, or already this one: [^\n]*\n$/s;
const stack = /^ +at /m;

describe("a release", { timeout: 60_000 }, () => {
  it("writes the records that are new, and then the worker that names them, and is served at last", async () => {
    const { code, output } = await putOnline();
    expect({ code, served }, output).toEqual({ code: 0, served: "release next" });
    expect(output).toContain("1 of 2 records are new");
    expect(Object.fromEntries(records)).toEqual({ old: "1", new: "2" });
    expect(writes.slice(0, 3)).toEqual([upload, addVersion, serve]);
  });

  it.each([
    ["the list of the records", list, 403, []],
    ["the records", upload, 500, [upload]],
  ])("that fails at %s (%s, %i) asks nothing of the worker", async (_, broken, status, asked) => {
    breaks = (request) => (request === broken ? status : undefined);
    const { code, output } = await putOnline();
    expect({ code, served }, output).toEqual({ code: 1, served: "release before" });
    expect(new Set(writes)).toEqual(new Set(asked));
    expect(output).toContain("✗ upload");
    expect(output).toMatch(sayingBefore);
    expect(output).not.toMatch(stack);
    expect(Object.fromEntries(records)).toEqual({ old: "1" });
  });

  it("that fails at the worker leaves the one before, and may be made again without its records", async () => {
    breaks = (request) => (request === serve ? 500 : undefined);
    const failed = await putOnline();
    expect({ code: failed.code, served }, failed.output).toEqual({ code: 1, served: "release before" });
    expect(failed.output).toMatch(sayingEither);
    expect(failed.output).not.toMatch(stack);
    expect(Object.fromEntries(records)).toEqual({ old: "1", new: "2" });
    breaks = () => undefined;
    writes = [];
    const { code, output } = await putOnline();
    expect({ code, served }, output).toEqual({ code: 0, served: "release next" });
    expect(output).toContain("0 of 2 records are new");
    expect(writes).not.toContain(upload);
  });

  it("that is served, and whose address then fails, is not taken for the one before", async () => {
    breaks = (request) => (request === "GET /workers/subdomain" ? 403 : undefined);
    const { code, output } = await putOnline();
    expect({ code, served }, output).toEqual({ code: 1, served: "release next" });
    expect(output).toMatch(sayingEither);
  });

  it("is put online all the same where Cloudflare stumbles once", async () => {
    let stumbled = false;
    breaks = (request) => {
      if (request !== addVersion || stumbled) return undefined;
      stumbled = true;
      return 503;
    };
    const { code, output } = await putOnline();
    expect({ code, served, stumbled }, output).toEqual({ code: 0, served: "release next", stumbled: true });
  });
});
