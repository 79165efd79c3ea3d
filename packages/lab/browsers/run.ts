import { startVitest } from "vitest/node";
import { browsers } from "./support/browsers.ts";

// Runs the journeys in each browser that is there. Arguments name test files, as those of Vitest do.

for (const { name, programs, install } of browsers) {
  if (!programs) console.log(`${name} is not installed, so nothing is tested in it: ${install}`);
}
const installed = browsers.filter(({ programs }) => programs);
// Where CI says that it tests a browser, it does.
if (process.env.CI && installed.length < browsers.length) process.exit(1);
if (installed.length > 0) {
  const vitest = await startVitest("test", process.argv.slice(2), {
    config: "packages/lab/browsers/vitest.config.ts",
    run: true,
    project: installed.map(({ name }) => name),
  });
  await vitest.close();
}
