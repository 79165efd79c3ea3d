import { execFileSync } from "node:child_process";
import { glob, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "./hash.ts";

/** What a build reads besides `node_modules`, which package-lock.json stands for. */
const inputs = [
  "{build,client,content,examples,shared,worker}/**",
  "{build.ts,package.json,package-lock.json,wrangler.toml}",
];
const variables = /^(ALGOLIA_|BASE_PATH$)/;

/**
 * Identifies what a build reads, by the sizes and modification times of files, as `make` does.
 * @param options of the command
 * @param cwd the project's folder
 */
export async function fingerprint(options: string[], cwd = "."): Promise<string> {
  const names = (await Array.fromAsync(glob(inputs, { cwd }))).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(cwd, name));
      return `${name} ${size} ${mtimeMs}`;
    }),
  );
  const year = String(new Date().getFullYear()); // of the footer
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name));
  return contentHash(...files, ...options, JSON.stringify(settings.sort()), process.version, lastCommit(cwd), year);
}

/** Pages show when they were committed. */
function lastCommit(cwd: string): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return ""; // no repository
  }
}

/** Where `npm run build` notes what the build in `outDir` was made from. Every build removes it as it begins to write. */
export const fingerprintIn = (outDir: string) => join(outDir, "fingerprint");
