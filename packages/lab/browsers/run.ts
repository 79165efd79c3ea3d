import { startVitest } from "vitest/node";
import { browsers } from "./support/browsers.ts";

// Runs the journeys in each installed browser. Arguments are names of test files, as for Vitest.

for (const { name, programs, install } of browsers) {
  if (!programs) console.log(`${name} is not installed, so it is not tested: ${install}`);
}
const installed = browsers.filter(({ programs }) => programs);
// CI fails if a browser that it names is missing.
if (process.env.CI && installed.length < browsers.length) process.exit(1);
if (installed.length > 0) {
  const vitest = await startVitest("test", process.argv.slice(2), {
    config: "packages/lab/browsers/vitest.config.ts",
    run: true,
    project: installed.map(({ name }) => name),
  });
  await vitest.close();
}
