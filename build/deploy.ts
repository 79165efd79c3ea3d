import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite, ownSite } from "../build.ts";
import { basePath } from "../client/base-path.ts";
import { carryOverReleases } from "./carry-over-releases.ts";
import { checkBasePath } from "./check-base-path.ts";
import { namespaceId } from "./local-kv.ts";
import { readSettings } from "./settings.ts";
import { step } from "./steps.ts";
import { tellLateRejections, tellProblems } from "./tell-problems.ts";
import { wranglerPath } from "./wrangler.ts";

/**
 * `npm run deploy`: puts a release online in two steps, of which the second makes it visible all at once. `--dry-run`
 * builds into `dist/` and lets wrangler check the result, and changes nothing online.
 */
const dryRun = process.argv.includes("--dry-run");
const { contentDir, outDir } = ownSite;

if (!dryRun && (await namespaceId()) === "craftjs-site-pages") {
  console.error("wrangler.toml still has the local id of the KV namespace PAGES. Create one of your own with");
  console.error("  npx wrangler kv namespace create PAGES");
  console.error("and put the id that it prints into wrangler.toml. Nothing was changed.");
  process.exit(1);
}

tellLateRejections();
try {
  await buildRelease();
  if (!dryRun) await step("upload", uploadRecords);
  wrangler("deploy", ...(dryRun ? ["--dry-run"] : []));
} catch (error) {
  tellProblems(error);
}

/** @throws ContentError when the content is broken */
async function buildRelease(): Promise<void> {
  checkBasePath(basePath);
  const { site } = await readSettings(contentDir);
  await step("releases", async () => {
    const { files, problem } = await carryOverReleases(fetch, site.origin + basePath, join(outDir, "assets", basePath));
    return [undefined, problem ?? `${files} chunks of earlier releases go on being served`];
  });
  await buildSite({ ...ownSite, kv: null, drawsPictures: true });
}

/** Writes the records that the namespace lacks. Nobody asks for them before the worker names them in its manifest. */
async function uploadRecords(): Promise<[undefined, string]> {
  const present = new Set<string>();
  const list = wrangler("kv", "key", "list", "--binding", "PAGES", "--remote");
  for (const { name } of JSON.parse(list) as { name: string }[]) present.add(name);
  const records = JSON.parse(await readFile(join(outDir, "records.json"), "utf8")) as { key: string; value: string }[];
  const missing = records.filter(({ key }) => !present.has(key));
  if (missing.length > 0) {
    const file = join(outDir, "new-records.json");
    await writeFile(file, JSON.stringify(missing));
    wrangler("kv", "bulk", "put", file, "--binding", "PAGES", "--remote");
  }
  return [undefined, `${missing.length} of ${records.length} records are new`];
}

/** Runs wrangler; what it prints to its standard output is the answer. Throws when it fails, after it has said why. */
function wrangler(...words: string[]): string {
  const isAnswer = words[0] === "kv";
  const output = execFileSync(process.execPath, [wranglerPath(), ...words], {
    encoding: "utf8",
    stdio: ["inherit", isAnswer ? "pipe" : "inherit", "inherit"],
    maxBuffer: 2 ** 28,
  });
  return output ?? "";
}
