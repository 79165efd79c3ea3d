import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { writeAtomically } from "files/write-atomically.ts";
import { reportProblems, reportUnhandledRejections } from "./base/report-problems.ts";
import { fingerprint, fingerprintIn, outputFingerprint } from "./cache/fingerprint.ts";
import { lockBuild } from "./lock-build.ts";

// `npm run build`: builds into `dist/` and the local KV, unless nothing has changed since the last build. `-- --pictures`
// also draws the social cards; `--strict` treats warnings as errors, and `--problems <file>` writes all problems of the
// content as JSON. Modules of the build are imported on demand, because importing them takes longer than the check for changes.
const outDir = "dist";
const state = ".wrangler/state";
const options = process.argv.slice(2);
const combinedFingerprint = (current: string) => `${current} ${outputFingerprint(outDir, state)}`;

try {
  await lockBuild();
  const current = fingerprint(options);
  const last = await readFile(fingerprintIn(outDir), "utf8").catch(() => "");
  if (last.startsWith(current) && last === combinedFingerprint(current)) {
    console.log(`✓ nothing has changed since the last build, which is in ${outDir}/`);
  } else {
    await build();
    await writeAtomically(fingerprintIn(outDir), combinedFingerprint(current));
  }
} catch (error) {
  reportProblems(error);
}

async function build(): Promise<void> {
  reportUnhandledRejections();
  const { openLocalBindings } = await import("./local/local-bindings.ts");
  // In a first build, the process would add 260 MB to the memory of bundling; in later ones, starting it takes the longest.
  const isFirst = !existsSync(outDir);
  const bindings = openLocalBindings(state, isFirst);
  try {
    const { buildSite, siteOptions } = await import("../build.ts");
    const { commitTimesProblem } = await import("./sources/commit-times.ts");
    const dateProblem = await commitTimesProblem();
    if (dateProblem) console.warn(dateProblem);
    await buildSite({
      ...siteOptions,
      bindings,
      drawsSocialCards: options.includes("--pictures"),
      strict: options.includes("--strict"),
      ...(options.includes("--problems") ? { problemsFile: options[options.indexOf("--problems") + 1] } : {}),
    });
  } finally {
    await bindings.close();
  }
}
