import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { contentHash } from "../hash.ts";
import { sourceFolders } from "../source-folders.ts";
import { stamps } from "./kept.ts";

/** Of the footer. */
export const buildYear = String(new Date().getUTCFullYear());

/** What a build reads besides `node_modules`, which package-lock.json stands for. */
const inputs = sourceFolders.concat(["content", "build.ts", "package.json", "package-lock.json", "wrangler.toml"]);
const variables = /^(ALGOLIA_|BASE_PATH$|INDEXNOW_KEY$)/;

/**
 * Identifies what a build reads, by the sizes and modification times of files, as `make` does.
 * @param options of the command
 * @param cwd the project's folder
 */
export function fingerprint(options: string[], cwd = "."): string {
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name));
  return contentHash(
    ...stamps(inputs, cwd),
    ...options,
    JSON.stringify(settings.sort()),
    process.version,
    lastCommit(cwd),
    buildYear,
  );
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
