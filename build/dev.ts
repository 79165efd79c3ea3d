import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite, ownSite } from "../build.ts";
import { endWithParent } from "./end-with-parent.ts";
import { openLocalKv } from "./local-kv.ts";
import { ContentError } from "./problems.ts";
import { tellLateRejections } from "./tell-problems.ts";
import { watchFolders } from "./watch-folders.ts";
import { startWorker } from "./wrangler.ts";

/** `npm run dev`: builds the site, serves it, and builds again whenever a file changes. Its options are wrangler's. */
const watched = ["content", "client", "worker", "examples"];
mkdirSync(".cache", { recursive: true });
/** A folder of its own: `npm run build`, the tests of what that has built, and another `npm run dev` may run beside it. */
const outDir = mkdtempSync(".cache/dev-");
process.on("exit", () => rmSync(outDir, { recursive: true, force: true }));
const kv = await openLocalKv();
tellLateRejections();
if (process.env.npm_lifecycle_event) endWithParent();

/** Builds; a mistake in the content is printed, and the site goes on as it was. */
async function build(): Promise<boolean> {
  try {
    await buildSite({ ...ownSite, outDir, kv, drawsPictures: false });
    return true;
  } catch (error) {
    console.error(`\n${error instanceof ContentError ? error.message : error}\n`);
    return false;
  }
}

const first = build();
let running: Promise<unknown> = first;
let timer: NodeJS.Timeout | undefined;
watchFolders(watched, () => {
  // An editor writes a file in several steps; and two builds at a time would write over each other.
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(async () => {
      if (!(await build())) console.error("The site still shows the last build that went well.");
    });
  }, 50);
});

if (!(await first)) {
  await kv.close();
  process.exit(1);
}

const args = [join(outDir, "worker/index.js"), "--assets", join(outDir, "assets"), ...process.argv.slice(2)];
/** Tables of bindings and modules, which never change, and the news of each reload, which the build has told already. */
const noise = /^(Your Worker has|Binding |env\.|Attaching|[┌│├└]|⎔)|valid header rule|Ready on/;
const { address, process: wrangler } = await startWorker(args, (line) => {
  if (!noise.test(line)) console.log(line);
});
console.log(`\nThe site is open at ${address} (Ctrl+C ends it)\n`);

wrangler.on("exit", async (code) => {
  await kv.close();
  process.exit(code ?? 0);
});
