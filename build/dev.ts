import { join } from "node:path";
import { ContentError } from "files/problems.ts";
import { buildSite, siteOptions } from "../build.ts";
import { contentHash } from "./base/hash.ts";
import { reportUnhandledRejections } from "./base/report-problems.ts";
import { buildFolders, sourceFolders } from "./base/source-folders.ts";
import { inheritedFolder } from "./base/temporary-folder.ts";
import { bundleAll } from "./bundle/bundle-all.ts";
import { writeDevWorker } from "./dev-server/dev-worker.ts";
import { endWithParent } from "./dev-server/end-with-parent.ts";
import { portProblem } from "./dev-server/port-problem.ts";
import { onNewContents, watchFolders } from "./dev-server/watch.ts";
import { openLocalBindings } from "./local/local-bindings.ts";
import { startWorker } from "./local/wrangler.ts";
import { commitTimesProblem } from "./sources/commit-times.ts";
import { openPageIndex } from "./sources/page-index.ts";

// `npm run dev`: builds, serves and rebuilds on every change. Takes the options of `wrangler dev`; `--fixture versions`
// serves test/fixtures/versions in place of the site's content.
const options = process.argv.slice(2);
const fixtureIndex = options.indexOf("--fixture");
const [flag, fixture = ""] = fixtureIndex < 0 ? [] : options.splice(fixtureIndex, 2);
const contentDir = flag ? `test/fixtures/${fixture}` : siteOptions.contentDir;
const watched = [contentDir, ...sourceFolders.filter((folder) => !buildFolders.includes(folder))];
const lacksFixture = flag && !/^\w/.test(fixture);
const optionProblem = lacksFixture
  ? "Add the name of a folder in test/fixtures: --fixture versions"
  : await portProblem(options);
if (optionProblem) {
  console.error(optionProblem);
  process.exit(1);
}
/** A separate output folder with its own local storage, so that builds, tests and other dev servers can run at the same time. */
const outDir = inheritedFolder("dev", contentHash(contentDir));
const state = join(outDir, "state");
const bindings = openLocalBindings(state);
const index = await openPageIndex(contentDir);
reportUnhandledRejections();
const dateProblem = await commitTimesProblem();
if (dateProblem) console.warn(dateProblem);
if (process.env.npm_lifecycle_event) endWithParent();
// Otherwise, a signal would leave `wrangler dev` and the folder behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, (_, code) => process.exit(128 + code));

// wrangler would reload with the new bindings, whose storage this process has not filled.
onNewContents("wrangler.toml", () => {
  console.error("Restart npm run dev: wrangler.toml has changed.");
  process.exit(1);
});

const devWorker = await writeDevWorker(outDir);
let isBuilt = false;
let isServed = false;
/** The bundles of the last build, until a file other than a page changes. */
let bundles: ReturnType<typeof bundleAll> | undefined;
const bundle: typeof bundleAll = (...sources) => {
  bundles ??= bundleAll(...sources);
  return bundles;
};

/** Builds; on an error, prints it, shows it in the browser and keeps serving the previous build. */
async function build(): Promise<void> {
  try {
    const built = await buildSite({
      ...siteOptions,
      contentDir,
      outDir,
      bindings,
      isPreview: true,
      drawsSocialCards: false,
      keepsOldFiles: isServed,
      index,
      bundle,
    });
    await devWorker.show(built);
    if (built.report) devWorker.showProblem(built.report);
    isBuilt = true;
  } catch (error) {
    const problem = error instanceof ContentError ? error.message : ((error as Error).stack ?? String(error));
    devWorker.showProblem(problem);
    const status = isBuilt ? "The site still shows the last successful build." : "The site appears once this is fixed.";
    console.error(`\n${problem}\n\n${status}`);
  }
}

const firstBuild = build();
let running = firstBuild;
let isQueued = false;
let timer: NodeJS.Timeout | undefined;
watchFolders(watched, (path) => {
  if (!/\.mdx?$/.test(path)) bundles = undefined;
  // Debounce, as an editor saves in several steps; queue, as parallel builds would overwrite each other.
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isQueued) return;
    isQueued = true;
    running = running.then(() => {
      isQueued = false;
      return build();
    });
  }, 20);
});

await firstBuild;
isServed = true;
const args = [devWorker.file, "--assets", join(outDir, "assets"), "--persist-to", state, ...options];
/** wrangler output to hide: tables of bindings and modules, reload messages and the requests of `client/dev.ts`. */
const noise = /^(Your Worker has|Binding |env\.|Attaching|[┌│├└]|⎔)|valid header rule|Ready on| \S+_dev\.js /;
const { url, process: wrangler } = await startWorker(args, (line) => {
  if (!noise.test(line)) console.log(line);
});
console.log(`\nThe site is open at ${url} (press Ctrl+C to stop)\n`);

wrangler.on("exit", async (code) => {
  await bindings.close();
  process.exit(code ?? 0);
});
