import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fingerprint, fingerprintFile } from "./fingerprint.ts";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";
import { writeAtomically } from "./write-atomically.ts";

// `npm run build`: builds into `dist/` and the local KV, unless nothing has changed since it last did. `-- --pictures`
// draws the social pictures, too. What builds is imported only when it is needed: that takes longer than to find out.
const options = process.argv.slice(2);
const current = await fingerprint(options);
if (existsSync(".wrangler/state") && (await fingerprintFile.read()) === current) {
  console.log("✓ nothing has changed since the last build, which is in dist/");
} else {
  await build();
}

async function build(): Promise<void> {
  reportUnhandledRejections();
  await rm(fingerprintFile.path, { force: true });
  const [{ buildSite, ownSite }, { openLocalBindings }] = await Promise.all([
    import("../build.ts"),
    import("./local-bindings.ts"),
  ]);
  const kv = openLocalBindings();
  kv.catch(() => {}); // awaited in the build, where a failure counts
  try {
    await buildSite({ ...ownSite, kv, drawsPictures: options.includes("--pictures") });
    await writeAtomically(fingerprintFile.path, current);
  } catch (error) {
    reportProblems(error);
  } finally {
    await (await kv).close();
  }
}
