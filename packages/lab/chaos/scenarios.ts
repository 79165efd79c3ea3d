import { cp, rm, symlink } from "node:fs/promises";
import { resolve } from "node:path";
import { readManifest } from "../../../e2e/support/built-site.ts";
import { serveWorker } from "../../../e2e/support/serve-worker.ts";
import { type Expected, type TimedResponse, violations } from "./invariants.ts";

type Faults = Partial<Record<"kv" | "d1" | "assets", string>>;

interface ChaosRequest {
  path: string;
  /** The storage that it reads, in order. */
  reads: (keyof Faults)[];
  init?: RequestInit;
  /** Whether the worker caches everything that it reads from KV. */
  isCached?: boolean;
}

const json = { "Content-Type": "application/json" };
const mcp = (method: string, params: object = {}) => ({
  path: "/mcp",
  init: { method: "POST", headers: json, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) },
});

const requestsTo = (release: string): Record<string, ChaosRequest> => ({
  "a page": { path: "/docs/overview", reads: ["kv"], isCached: true },
  "its data": { path: `/_data/${release}/docs/overview.json`, reads: ["kv"], isCached: true },
  "its source": { path: "/docs/overview.md", reads: ["kv"] },
  "an unknown page": { path: "/docs/nope", reads: ["kv"], isCached: true },
  "a search": { path: "/search?q=node", reads: ["kv", "d1"], isCached: true },
  "a search of the dialog": {
    path: "/1/indexes/*/queries",
    reads: ["d1"],
    init: { method: "POST", body: '{"requests":[{"query":"node"}]}' },
  },
  "an example": { path: "/examples/landing", reads: ["assets"] },
  "a redirect": { path: "/r/docs/overview", reads: [] },
  "the tools of the MCP server": { ...mcp("tools/list"), reads: [] },
  "a search by MCP": { ...mcp("tools/call", { name: "search_docs", arguments: { query: "node" } }), reads: ["d1"] },
  "a page by MCP": {
    ...mcp("tools/call", { name: "read_page", arguments: { path: "/docs/overview" } }),
    reads: ["kv"],
  },
  "all pages by MCP": {
    ...mcp("tools/call", { name: "list_pages", arguments: {} }),
    reads: ["kv"],
    isCached: true,
  },
});

const scenarios: Faults[] = [
  ...["slow", "failing", "lacking", "garbage", "older"].map((kv) => ({ kv })),
  ...["slow", "failing", "lacking", "garbage"].map((d1) => ({ d1 })),
  ...["slow", "failing", "broken", "lacking"].map((assets) => ({ assets })),
  { kv: "slow", d1: "slow", assets: "slow" },
  { kv: "failing", d1: "failing", assets: "failing" },
];

const nameOf = (faults: Faults) =>
  Object.entries(faults)
    .map(([name, fault]) => `${name} ${fault}`)
    .join(", ");

/** The expected outcome of a request, which depends on the first failing storage that it reads. */
function expectedOf({ path, reads }: ChaosRequest, faults: Faults): Expected {
  const read = reads.find((name) => faults[name]);
  if (!read) return null;
  if (path === "/mcp") return "tool error";
  // A record or file of another release is a bug; all other failures are temporary.
  return ["kv garbage", "kv older", "assets lacking"].includes(`${read} ${faults[read]}`) ? 500 : 503;
}

async function requestAll(
  url: string,
  requests: Record<string, ChaosRequest>,
  faults: Faults,
): Promise<Map<string, TimedResponse>> {
  const responses = Object.entries(requests).map(async ([name, { path, init }]): Promise<[string, TimedResponse]> => {
    const start = performance.now();
    const headers = { ...(init?.headers as Record<string, string>), "X-Faults": JSON.stringify(faults) };
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    const body = withoutTimes(await response.text());
    const milliseconds = performance.now() - start;
    return [name, { status: response.status, headers: Object.fromEntries(response.headers), body, milliseconds }];
  });
  return new Map(await Promise.all(responses));
}

const withoutTimes = (body: string) => body.replace(/"processingTimeMS":\d+/g, "");

/**
 * Serves a build with faults, prints a table of its responses and returns the violations. Each scenario has a separate
 * runtime, whose caches are empty.
 * @param onlyScenario name of a scenario, to run no other
 */
export async function runScenarios(out: string, onlyScenario?: string): Promise<string[]> {
  const { release } = await readManifest(out);
  const requests = requestsTo(release);
  const folder = ".cache/chaos";
  await rm(folder, { recursive: true, force: true });
  await cp(`${out}/worker`, `${folder}/worker`, { recursive: true });
  await cp(`${out}/worker/index.js`, `${folder}/worker/site.js`);
  await cp("packages/lab/chaos/faulty-worker.js", `${folder}/worker/index.js`);
  await symlink(resolve("dist/assets"), `${folder}/assets`);

  const table: Record<string, Record<string, number | string>> = {};
  const allProblems: string[] = [];
  for (const faults of scenarios.filter((faults) => onlyScenario === undefined || nameOf(faults) === onlyScenario)) {
    const scenario = nameOf(faults);
    const site = await serveWorker(folder, ".wrangler/state");
    try {
      const rounds: Map<string, TimedResponse>[] = [];
      for (const round of [faults, {}, faults]) rounds.push(await requestAll(site.url, requests, round));
      for (const [name, request] of Object.entries(requests)) {
        const [during, healthy, later] = rounds.map((responses) => responses.get(name)) as [
          TimedResponse,
          TimedResponse,
          TimedResponse,
        ];
        const { kv: _, ...otherFaults } = faults;
        const problems = [
          ...violations(during, healthy, expectedOf(request, faults)),
          ...(healthy.status < 500 && !healthy.body.includes('"isError":true') ? [] : ["it does not recover"]),
          ...violations(later, healthy, expectedOf(request, request.isCached ? otherFaults : faults)).map(
            (rule) => `when cached before: ${rule}`,
          ),
        ];
        allProblems.push(...problems.map((rule) => `${scenario}: ${name}: ${rule}`));
        table[scenario] = { ...table[scenario], [name]: problems.length > 0 ? "problems" : during.status };
      }
    } finally {
      await site.stop();
    }
  }
  console.table(table);
  if (Object.keys(table).length === 0) allProblems.push(`unknown scenario "${onlyScenario}"`);
  return allProblems;
}
