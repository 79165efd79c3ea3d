import { parseArgs } from "node:util";
import { readManifest } from "../../e2e/support/built-site.ts";
import { serveWorker } from "../../e2e/support/serve-worker.ts";
import { generate, type HostileRequest } from "./generate.ts";
import { memoryOf, mostMedians, quantile, runViolations, staysHere, violations } from "./invariants.ts";
import { RawClient, rawText } from "./raw-client.ts";
import { watchHeap } from "./watch-heap.ts";

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
const site = await serveWorker("dist", ".wrangler/state", { isInspected: true });
await fetch(site.address); // the inspector answers for a worker that has started
const heap = await watchHeap(await site.inspector());
const port = Number(new URL(site.address).port);

const statuses = new Map<string, number>();
const broken = new Map<number, string[]>();
/** Milliseconds, by the request's number. */
const times = new Map<number, number>();
const memory: number[] = [];
let samples = 0;
let next = 0;

async function send(client: RawClient, number: number): Promise<void> {
  const request = generate(seed, number, known);
  try {
    const answer = await client.ask(request);
    const status = answer === null ? "closed" : String(answer.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (answer === null) return;
    times.set(number, Math.min(answer.milliseconds, times.get(number) ?? Number.POSITIVE_INFINITY));
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
    if (next < ((samples + 1) * requests) / 100) continue;
    const number = ++samples;
    memory.push(await heap());
    if (number % 5 > 0) continue;
    const megabytes = Math.round((memory.at(-1) ?? 0) / 1e6);
    console.log(`${next} of ${requests}, ${broken.size} break a rule, its heap has ${megabytes} MB`);
  }
  client.close();
}

/**
 * Sends the slow ones once more, alone: what a request costs is in the request, and what a busy machine adds is not. So
 * the 99th percentile can be compared anywhere.
 */
async function sendSlowAgain(): Promise<void> {
  const client = new RawClient(port);
  const most = mostMedians * quantile([...times.values()], 0.5);
  for (const [number, milliseconds] of [...times]) if (milliseconds >= most) await send(client, number);
  client.close();
}

const start = performance.now();
if (values.only) await send(new RawClient(port), Number(values.only));
else await Promise.all(Array.from({ length: connections }, keepSending));
const seconds = (performance.now() - start) / 1000;
const answered = times.size;
const answeredWith = [...statuses].sort();
const lateAtFirst = quantile([...times.values()], 0.99);
await sendSlowAgain();
await site.stop();

// A shorter run ends before the heap has its size.
const figures = { times: [...times.values()], memory: requests >= 100_000 ? memory : [] };
const ofRun = values.only ? [] : runViolations(figures);
console.table({
  requests: answered,
  seed,
  "requests/s": Math.round(answered / seconds),
  "median ms": Number(quantile(figures.times, 0.5).toFixed(2)),
  "99th percentile ms": Number(lateAtFirst.toFixed(2)),
  "the same, with slow ones sent again": Number(quantile(figures.times, 0.99).toFixed(2)),
  "heap MB, in the third tenth and in the last": memoryOf(memory)
    .map((bytes) => Math.round(bytes / 1e6))
    .join(", "),
  ...Object.fromEntries(answeredWith.map(([status, count]) => [`answered ${status}`, count])),
  "break a rule": broken.size + ofRun.length,
});
for (const violation of ofRun) console.error(violation);
for (const [number, found] of [...broken].sort(([a], [b]) => a - b).slice(0, mostShown)) {
  console.error(`npm run hostile -- --seed ${seed} --only ${number}   ${found.join("; ")}`);
  console.error(`  ${JSON.stringify(rawText(generate(seed, number, known)).slice(0, 300))}`);
}
if (broken.size + ofRun.length > 0) process.exitCode = 1;
