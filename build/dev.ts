import { join } from "node:path";
import { buildSite, ownSite } from "../build.ts";
import { writeDevWorker } from "./dev-worker.ts";
import { endWithParent } from "./end-with-parent.ts";
import { openLocalKv } from "./local-kv.ts";
import { portProblem } from "./port-problem.ts";
import { ContentError } from "./problems.ts";
import { reportUnhandledRejections } from "./report-problems.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { watchFolders } from "./watch-folders.ts";
import { startWorker } from "./wrangler.ts";

/** `npm run dev`: builds the site, serves it, and builds again whenever a file changes. Its options are wrangler's. */
const options = process.argv.slice(2);
const watched = ["content", "client", "shared", "worker", "examples"];
const unusable = await portProblem(options);
if (unusable) {
  console.error(unusable);
  process.exit(1);
}
/** A folder of its own, KV and all: `npm run build`, tests of what that has built, and another `npm run dev` may run beside it. */
const outDir = temporaryFolder("dev").path;
const state = join(outDir, "state");
const kv = await openLocalKv(state);
reportUnhandledRejections();
if (process.env.npm_lifecycle_event) endWithParent();

const devWorker = await writeDevWorker(outDir);
let isBuilt = false;

/** Builds; a mistake in the content is printed and shown in the browser, and the site goes on as it was. */
async function build(): Promise<void> {
  try {
    await buildSite({ ...ownSite, outDir, kv, drawsPictures: false });
    await devWorker.tell("");
    isBuilt = true;
  } catch (error) {
    const problem = error instanceof ContentError ? error.message : String(error);
    await devWorker.tell(problem);
    const shown = isBuilt
      ? "The site still shows the last build that went well."
      : "The site comes once this is mended.";
    console.error(`\n${problem}\n\n${shown}`);
  }
}

const first = build();
let running = first;
let timer: NodeJS.Timeout | undefined;
watchFolders(watched, () => {
  // An editor writes a file in several steps; and two builds at a time would write over each other.
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(build);
  }, 50);
});

await first;
const args = [devWorker.file, "--assets", join(outDir, "assets"), "--persist-to", state, ...options];
/**
 * Tables of bindings and modules, which never change; the news of each reload, which the build has told already; and the
 * requests of `client/dev.ts`.
 */
const noise = /^(Your Worker has|Binding |env\.|Attaching|[┌│├└]|⎔)|valid header rule|Ready on| \S+_dev\.js /;
const { address, process: wrangler } = await startWorker(args, (line) => {
  if (!noise.test(line)) console.log(line);
});
console.log(`\nThe site is open at ${address} (Ctrl+C ends it)\n`);

wrangler.on("exit", async (code) => {
  await kv.close();
  process.exit(code ?? 0);
});
