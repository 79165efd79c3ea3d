import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { step } from "./steps.ts";
import { wranglerPath } from "./wrangler.ts";

/**
 * Uploads the records, then deploys the worker that refers to them. On failure, says what is served and sets the exit
 * code; a dry run only has wrangler check the worker.
 */
export async function putOnline(outDir: string, { dryRun = false } = {}): Promise<void> {
  try {
    if (!dryRun) await step("upload", () => uploadRecords(outDir));
    wrangler("deploy", ...(dryRun ? ["--dry-run"] : []));
  } catch (error) {
    if (!(error instanceof WranglerError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/** Wrangler failed and has already printed why. */
class WranglerError extends Error {
  override name = "WranglerError";
}

/** Uploads missing records; nothing reads them until the new worker's manifest refers to them. */
async function uploadRecords(outDir: string): Promise<[undefined, string]> {
  const list = wrangler("kv", "key", "list", "--binding", "PAGES", "--remote");
  const present = new Set((JSON.parse(list) as { name: string }[]).map(({ name }) => name));
  const records = JSON.parse(await readFile(join(outDir, "records.json"), "utf8")) as { key: string; value: string }[];
  const missing = records.filter(({ key }) => !present.has(key));
  if (missing.length > 0) {
    const file = join(outDir, "new-records.json");
    await writeFile(file, JSON.stringify(missing));
    wrangler("kv", "bulk", "put", file, "--binding", "PAGES", "--remote");
  }
  return [undefined, `${missing.length} of ${records.length} records are new`];
}

/** @throws WranglerError when wrangler exits with an error */
function wrangler(...words: string[]): string {
  const isAnswer = words[0] === "kv";
  try {
    const output = execFileSync(process.execPath, [wranglerPath(), ...words], {
      encoding: "utf8",
      stdio: ["inherit", isAnswer ? "pipe" : "inherit", "inherit"],
      maxBuffer: 2 ** 28,
    });
    return output ?? "";
  } catch (error) {
    if (typeof (error as { status?: unknown }).status !== "number") throw error;
    const command = `wrangler ${words.join(" ")}`;
    // Wrangler updates settings and routes after the worker, and those steps can fail on their own.
    const which = isAnswer ? "" : ", or already this one: npx wrangler deployments status tells";
    throw new WranglerError(`${command} failed, see above. What is served is the release before${which}.`);
  }
}
