import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readManifest } from "../../e2e/support/built-site.ts";
import { serveWorker } from "../../e2e/support/serve-worker.ts";
import { generate, type HostileRequest } from "./generate.ts";
import { quantile, runViolations, staysHere, violations } from "./invariants.ts";
import { RawClient, rawText } from "./raw-client.ts";

// `npm run hostile`: sends generated requests to the build in dist/, and says which of them break a rule. The requests
// depend on the seed only: `-- --seed 7 --only 1234` sends one of them again, and shows it with its answer.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const connections = 8;
const mostShown = 20;

const { release, pages, files } = await readManifest();
const known = { release, paths: [...Object.keys(pages), ...Object.keys(files)] };
const site = await serveWorker();
const port = Number(new URL(site.address).port);

const statuses = new Map<string, number>();
const broken = new Map<number, string[]>();
const times: number[] = [];
let memoryBefore = 0;
let next = 0;

async function send(client: RawClient, number: number): Promise<void> {
  const request = generate(seed, number, known);
  try {
    const answer = await client.ask(request);
    const status = answer === null ? "closed" : String(answer.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (answer === null) return;
    times.push(answer.milliseconds);
    const found = violations(request, answer);
    if (answer.headers.location) found.push(...(await followed(client, answer.headers.location ?? "")));
    if (found.length > 0) broken.set(number, found);
    if (values.only) console.log(`${rawText(request)}\n\n`, answer);
  } catch (error) {
    client.close();
    broken.set(number, [(error as Error).message]);
  }
}

/** A redirect has to lead to where it is answered at once. */
async function followed(client: RawClient, location: string): Promise<string[]> {
  if (!staysHere(location)) return [];
  const request: HostileRequest = { method: "GET", target: location, headers: [["Host", "craft.example"]], body: "" };
  const answer = await client.ask(request);
  return answer && answer.status < 500 && answer.status !== 301 ? [] : [`${location} answered ${answer?.status}`];
}

async function keepSending(): Promise<void> {
  const client = new RawClient(port);
  while (next < requests) {
    await send(client, next++);
    if (next % 10_000 === 0) console.log(`${next} of ${requests}, ${broken.size} break a rule`);
    if (memoryBefore === 0 && next >= requests / 10) memoryBefore = memoryOfRuntime();
  }
  client.close();
}

/** Resident bytes of the runtime that this process has started; 0 where there is no /proc. */
function memoryOfRuntime(): number {
  try {
    const [child] = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" }).split("\n");
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, "utf8"))?.[1]) * 1024;
  } catch {
    return 0;
  }
}

const start = performance.now();
if (values.only) await send(new RawClient(port), Number(values.only));
else await Promise.all(Array.from({ length: connections }, keepSending));
const seconds = (performance.now() - start) / 1000;
const memory = memoryOfRuntime();
await site.stop();

const ofRun = values.only ? [] : runViolations({ times, memory: memoryBefore > 0 ? [memoryBefore, memory] : null });
console.table({
  requests: times.length,
  seed,
  "requests/s": Math.round(times.length / seconds),
  "median ms": Number(quantile(times, 0.5).toFixed(2)),
  "99th percentile ms": Number(quantile(times, 0.99).toFixed(2)),
  "memory MB, after a tenth and at the end": `${Math.round(memoryBefore / 1e6)}, ${Math.round(memory / 1e6)}`,
  ...Object.fromEntries([...statuses].sort().map(([status, count]) => [`answered ${status}`, count])),
  "break a rule": broken.size + ofRun.length,
});
for (const violation of ofRun) console.error(violation);
for (const [number, found] of [...broken].sort(([a], [b]) => a - b).slice(0, mostShown)) {
  console.error(`npm run hostile -- --seed ${seed} --only ${number}   ${found.join("; ")}`);
  console.error(`  ${JSON.stringify(rawText(generate(seed, number, known)).slice(0, 300))}`);
}
if (broken.size + ofRun.length > 0) process.exitCode = 1;
