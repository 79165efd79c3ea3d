import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { basePath, withBase } from "browser/base-path.ts";
import { readManifest } from "../../../e2e/support/built-site.ts";
import { serveWorker } from "../../../e2e/support/serve-worker.ts";
import { routes } from "../../../worker/routes.ts";
import { coverageProblems, coverageTable, minRequests } from "./coverage.ts";
import { destinationOf, mayBeRefused } from "./destination.ts";
import { generate, reachableRoutes } from "./generate.ts";
import { generators } from "./generators.ts";
import { violations } from "./invariants.ts";
import { RawClient, rawText } from "./raw-client.ts";
import type { HostileRequest } from "./request.ts";
import { maxAlone, maxPageView, runProblems, type SlowRequest } from "./run-problems.ts";
import { otherFiles, siteFacts } from "./site-facts.ts";
import { watchHeap } from "./watch-heap.ts";

// Sends generated requests to one build: packages/lab/hostile/run.ts starts this program, with its base path in BASE_PATH.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    out: { type: "string", default: "dist" },
    state: { type: "string", default: ".wrangler/state" },
  },
});
const { out, state } = values;
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const connections = 8;
const maxShown = 20;
const maxSlow = 5;

const manifest = await readManifest(out);
const assets = readdirSync(join(out, "assets"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== "_headers") // sets headers, and is not served
  .map(({ parentPath, name }) => `/${relative(join(out, "assets"), join(parentPath, name))}`);
const facts = siteFacts(manifest, (key) => readFileSync(join(out, "records", key), "utf8"), { assets });
const site = await serveWorker(out, state, { isInspected: true, kv: otherFiles });
await fetch(site.url + basePath); // the inspector needs a started worker
const readHeap = await watchHeap(await site.inspector());
const port = Number(new URL(site.url).port);

/** Responses by route and status. */
const counts = new Map<string, Map<number, number>>();
const brokenRules = new Map<number, string[]>();
const times = new Float64Array(requests);
const memory: number[] = [];
let nextNumber = 0;

/** Sends a request, counts and checks its response, and returns the milliseconds it took. */
async function send(client: RawClient, number: number): Promise<number> {
  const request = generate(seed, number, facts);
  try {
    const response = await client.send(request);
    const place = destinationOf(request, facts);
    const problems = response ? violations(request, response, facts) : [];
    if (response === null && !mayBeRefused(request)) problems.push("the connection is closed");
    if (response?.headers.location) problems.push(...(await redirectProblems(client, response.headers.location)));
    if (problems.length > 0) brokenRules.set(number, problems);
    const isOfRuntime = !response || !("strict-transport-security" in response.headers);
    const name = place === null || isOfRuntime ? "(the runtime)" : (place.route?.name ?? "(a static asset)");
    const ofRoute = counts.get(name) ?? new Map<number, number>();
    counts.set(name, ofRoute.set(response?.status ?? 0, (ofRoute.get(response?.status ?? 0) ?? 0) + 1));
    if (values.only) console.log(`${rawText(request)}\n\n`, response, name);
    return response?.milliseconds ?? 0;
  } catch (error) {
    client.close();
    brokenRules.set(number, [(error as Error).message]);
    return 0;
  }
}

const get = (target: string): HostileRequest => ({
  method: "GET",
  target,
  headers: [["Host", "craft.example"]],
  body: "",
  validFor: null,
});

/** Follows a redirect, and reports a target that fails or redirects again. */
async function redirectProblems(client: RawClient, location: string): Promise<string[]> {
  if (!location.startsWith("/")) return [];
  const response = await client.send(get(location.replace(/#.*/, "")));
  const status = response?.status ?? 500;
  return status < 500 && status !== 301 ? [] : [`${location} returned ${response?.status}`];
}

async function keepSending(): Promise<void> {
  const client = new RawClient(port);
  while (nextNumber < requests) {
    const number = nextNumber++;
    times[number] = await send(client, number);
    if (nextNumber < ((memory.length + 1) * requests) / 100) continue;
    const at = memory.push(0) - 1;
    memory[at] = await readHeap();
    if ((at + 1) % 10 > 0) continue;
    console.log(
      `${nextNumber} of ${requests}, ${brokenRules.size} break a rule, the worker's heap has ${Math.round(memory[at] / 1e6)} MB`,
    );
  }
  client.close();
}

/** Milliseconds until a request is answered; Infinity if the server hangs. */
async function timeOf(client: RawClient, request: HostileRequest): Promise<number> {
  try {
    return (await client.send(request))?.milliseconds ?? 0;
  } catch {
    client.close();
    return Number.POSITIVE_INFINITY;
  }
}

const viewPage = (client: RawClient) => timeOf(client, get(withBase("/docs/overview")));

/**
 * Repeats the slowest requests, first alone and then right before a page view: the minimum of up to three times is the cost of
 * the request, without the noise of a busy machine.
 */
async function repeatSlowest(reader: RawClient): Promise<SlowRequest[]> {
  const client = new RawClient(port);
  const slowest = [...times.keys()].sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0)).slice(0, 100);
  const slow: SlowRequest[] = [];
  for (const number of slowest) {
    const request = generate(seed, number, facts);
    const alone = await minOfThree(maxAlone / 10, () => timeOf(client, request));
    const pageView = await minOfThree(maxPageView / 10, async () => {
      const sent = timeOf(client, request);
      const milliseconds = await viewPage(reader);
      await sent;
      return milliseconds;
    });
    const route = destinationOf(request, facts)?.route?.name ?? "";
    slow.push({ number, route, underLoad: times[number] ?? 0, alone, pageView });
    if (runProblems({ slow, memory: [] }).length > maxSlow) break; // more would take minutes without new results
  }
  client.close();
  return slow.sort((a, b) => b.alone - a.alone);
}

/** The minimum of three measurements, or the first one below `enough`. */
async function minOfThree(enough: number, measure: () => Promise<number>): Promise<number> {
  let min = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && min > enough; time++) min = Math.min(min, await measure());
  return min;
}

const start = performance.now();
const reader = new RawClient(port);
if (values.only) await send(reader, Number(values.only));
else await Promise.all(Array.from({ length: connections }, keepSending));
const seconds = (performance.now() - start) / 1000;
const slow = values.only ? [] : await repeatSlowest(reader);
reader.close();
await site.stop();

const problems = values.only
  ? []
  : [
      ...coverageProblems(reachableRoutes, generators, counts, minRequests(requests, reachableRoutes.length)),
      // A shorter run ends before the heap has reached its size.
      ...runProblems({ slow, memory: requests >= 100_000 ? memory : [] }),
    ];
if (!values.only) {
  const rate = requests / seconds;
  const round = (milliseconds: number) => Number(milliseconds.toFixed(1));
  console.table(coverageTable(routes, counts));
  console.table(
    slow.slice(0, 10).map(({ underLoad: loaded, alone, pageView, ...request }) => ({
      ...request,
      "ms under load": round(loaded),
      "ms alone": round(alone),
      "ms of a page view meanwhile": round(pageView),
    })),
  );
  console.table({
    "base path": basePath,
    seed,
    requests,
    "requests/s": Math.round(rate),
    "minutes for a million": Math.round(1e6 / rate / 60),
    [`slowest request alone, ms (at most ${maxAlone})`]: round(slow[0]?.alone ?? 0),
    [`slowest page view during one of them, ms (at most ${maxPageView})`]: round(
      Math.max(...slow.map(({ pageView }) => pageView)),
    ),
    "heap MB, at the end": Math.round((memory.at(-1) ?? 0) / 1e6),
    "break a rule": brokenRules.size + problems.length,
  });
}
for (const problem of problems) console.error(`✗ ${problem}`);
for (const [number, rules] of [...brokenRules].sort(([a], [b]) => a - b).slice(0, maxShown)) {
  const base = basePath === "/" ? "" : ` --base ${basePath}`;
  console.error(`✗ npm run hostile -w lab -- --seed ${seed} --only ${number}${base}   ${rules.join("; ")}`);
  console.error(`  ${JSON.stringify(rawText(generate(seed, number, facts)).slice(0, 300))}`);
}
if (brokenRules.size + problems.length > 0) process.exitCode = 1;
