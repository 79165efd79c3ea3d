import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { resolve } from "node:path";
import { readManifest } from "../../e2e/support/built-site.ts";
import { serveWorker } from "../../e2e/support/serve-worker.ts";
import { type Answer, violations } from "./invariants.ts";

// `npm run chaos`: serves the build in dist/ with faults in KV, D1 and the static assets, one at a time and together, and
// says what readers would get that is wrong. Each scenario has a runtime of its own, whose caches are empty.

type Faults = Partial<Record<"kv" | "d1" | "assets", string>>;

const { release } = await readManifest();
const search = { method: "POST", body: '{"requests":[{"query":"node"}]}' };
/** Requests by name, with what they read. */
const requests: Record<string, { path: string; reads: (keyof Faults)[]; init?: RequestInit }> = {
  "a page": { path: "/docs/overview", reads: ["kv"] },
  "its data": { path: `/_data/${release}/docs/overview.json`, reads: ["kv"] },
  "its source": { path: "/docs/overview.md", reads: ["kv"] },
  "an unknown page": { path: "/docs/nope", reads: ["kv"] },
  "a search": { path: "/search?q=node", reads: ["kv", "d1"] },
  "a search of the dialog": { path: "/1/indexes/*/queries", reads: ["d1"], init: search },
  "an example": { path: "/examples/landing", reads: ["assets"] },
  "a redirect": { path: "/r/docs/overview", reads: [] },
};
const scenarios: Faults[] = [
  ...["slow", "failing", "lacking", "garbage", "older"].map((kv) => ({ kv })),
  ...["slow", "failing", "lacking", "garbage"].map((d1) => ({ d1 })),
  ...["slow", "failing", "broken", "lacking"].map((assets) => ({ assets })),
  { kv: "slow", d1: "slow", assets: "slow" },
  { kv: "failing", d1: "failing", assets: "failing" },
];

/** The first dependency with a fault that the request reads decides. */
function expectedStatus(reads: (keyof Faults)[], faults: Faults): number | null {
  const read = reads.find((name) => faults[name]);
  if (!read) return null;
  // A record or a file that is not the release's is a bug; all else passes.
  return ["kv garbage", "kv older", "assets lacking"].includes(`${read} ${faults[read]}`) ? 500 : 503;
}

const folder = ".cache/chaos";
await rm(folder, { recursive: true, force: true });
await mkdir(`${folder}/worker`, { recursive: true });
await cp("dist/worker/index.js", `${folder}/worker/site.js`);
await cp("dist/worker/manifest.js", `${folder}/worker/manifest.js`);
await cp("test/chaos/faulty-worker.js", `${folder}/worker/index.js`);
await symlink(resolve("dist/assets"), `${folder}/assets`);

async function askAll(address: string, faults: Faults): Promise<Map<string, Answer>> {
  const answers = Object.entries(requests).map(async ([name, { path, init }]): Promise<[string, Answer]> => {
    const start = performance.now();
    const headers = { "X-Faults": JSON.stringify(faults) };
    const response = await fetch(address + path, { redirect: "manual", ...init, headers });
    const body = withoutTimes(await response.text());
    const milliseconds = performance.now() - start;
    return [name, { status: response.status, headers: Object.fromEntries(response.headers), body, milliseconds }];
  });
  return new Map(await Promise.all(answers));
}

const withoutTimes = (body: string) => body.replace(/"processingTimeMS":\d+/g, "");

const table: Record<string, Record<string, number | string>> = {};
const wrong: string[] = [];
for (const faults of scenarios) {
  const scenario = Object.entries(faults)
    .map(([name, fault]) => `${name} ${fault}`)
    .join(", ");
  const site = await serveWorker(folder, ".wrangler/state");
  try {
    const during = await askAll(site.address, faults);
    const after = await askAll(site.address, {});
    // Pages that were read before are in the worker's memory.
    const again = await askAll(site.address, faults);
    for (const [name, { reads }] of Object.entries(requests)) {
      const [answer, healthy, later] = [during, after, again].map((answers) => answers.get(name) as Answer);
      const expected = expectedStatus(reads, faults);
      const seen = reads[0] === "kv" && name !== "its source" ? expectedStatus(reads.slice(1), faults) : expected;
      const found = [
        ...violations(answer as Answer, healthy as Answer, expected),
        ...((healthy as Answer).status < 500 ? [] : ["it does not recover"]),
        ...violations(later as Answer, healthy as Answer, seen).map((rule) => `when seen before: ${rule}`),
      ];
      wrong.push(...found.map((rule) => `${scenario}: ${name}: ${rule}`));
      table[scenario] = { ...table[scenario], [name]: found.length > 0 ? "wrong" : (answer as Answer).status };
    }
  } finally {
    await site.stop();
  }
}
console.table(table);
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
