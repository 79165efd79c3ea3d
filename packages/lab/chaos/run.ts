import { parseArgs } from "node:util";
import { bundleBroken, problemsOf } from "../sabotage/broken-worker.ts";
import { runSabotage } from "../sabotage/run-sabotage.ts";
import { breaks } from "./breaks.ts";
import { runScenarios } from "./scenarios.ts";

// `npm run chaos -w lab`: serves the build in dist/ with faults in KV, D1 and the static assets, one at a time and together, and
// reports wrong responses.
// `npm run chaos -w lab -- --sabotage` breaks the worker in known ways, and checks that each is detected.
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    scenario: { type: "string" },
    sabotage: { type: "boolean", default: false },
  },
});

if (values.sabotage) {
  const out = ".cache/chaos-broken";
  await runSabotage(breaks, async (name, broken) => {
    await bundleBroken(out, name, broken);
    return problemsOf("packages/lab/chaos/run.ts", ["--out", out, "--scenario", broken?.scenario ?? "kv failing"]);
  });
} else {
  const problems = await runScenarios(values.out, values.scenario);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
