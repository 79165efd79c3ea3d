import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { build, type OtherSite, prepare } from "../../../e2e/support/other-sites.ts";
import { bundleBroken, problemsOf } from "../sabotage/broken-worker.ts";
import { runSabotage } from "../sabotage/run-sabotage.ts";
import { breaks } from "./breaks.ts";

// `npm run hostile -w lab`: sends generated requests to the build in dist/, fewer to a build with another base path, and reports
// requests that break a rule. The requests depend on the seed only: `-- --seed 7 --only 1234` repeats one of them, and prints it with
// its response; add `--base /sub/path/` for the other build.
// `npm run hostile -w lab -- --sabotage` breaks the worker in known ways, and checks that each is detected.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    base: { type: "string" },
    sabotage: { type: "boolean", default: false },
  },
});
const load = "packages/lab/hostile/load.ts";
const otherBase = "/sub/path/";
/** Requests to the build with another base path. */
const otherRequests = 12_000;

if (values.sabotage) {
  const out = ".cache/hostile-broken";
  await runSabotage(breaks, async (name, broken) => {
    await bundleBroken(out, name, broken);
    return problemsOf(load, ["--out", out, "--requests", "1500", "--seed", values.seed]);
  });
} else {
  const bases = values.base ? [values.base] : values.only ? ["/"] : ["/", otherBase];
  for (const base of bases) await sendTo(base);
}

/** Sends requests to a build, in a separate process because modules read the base path when they are loaded. */
async function sendTo(base: string): Promise<void> {
  const env = { ...process.env, BASE_PATH: base };
  const site: OtherSite = base === "/" ? { outDir: "dist", state: ".wrangler/state" } : await prepare("hostile");
  if (base !== "/") await build({ contentDir: "content", ...site, env });
  const requests = base === "/" ? values.requests : String(Math.min(otherRequests, Number(values.requests)));
  const options = ["--out", site.outDir, "--state", site.state, "--requests", requests, "--seed", values.seed];
  if (values.only) options.push("--only", values.only);
  const command = ["--import", "./build/compile-cache.js", load, ...options];
  const [code] = await once(spawn(process.execPath, command, { env, stdio: "inherit" }), "exit");
  if (code !== 0) process.exitCode = 1;
}
