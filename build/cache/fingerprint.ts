import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { contentHash } from "../base/hash.ts";
import { sourceFolders } from "../base/source-folders.ts";
import { stamps } from "./cached.ts";

/** The year in the footer. */
export const buildYear = String(new Date().getUTCFullYear());

/** Inputs of a build, without `node_modules`, which package-lock.json determines. */
const inputs = sourceFolders.concat([
  ".git-blame-ignore-revs",
  "content",
  "build.ts",
  "package.json",
  "package-lock.json",
  "wrangler.toml",
]);
const variables = /^(ALGOLIA_|BASE_PATH$|INDEXNOW_KEY$)/;

/**
 * Identifies the inputs of a build, by the sizes and modification times of files.
 * @param options the command's options
 * @param cwd the project's folder
 */
export function fingerprint(options: string[], cwd = "."): string {
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name));
  return contentHash(
    ...stamps(inputs, cwd),
    ...options,
    JSON.stringify(settings.sort()),
    process.version,
    history(cwd),
    buildYear,
  );
}

/** The current commit, because pages show the dates of commits, and whether the clone is shallow, because then they show none. */
function history(cwd: string): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD", "--is-shallow-repository"], {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return ""; // no repository, or no git
  }
}

/**
 * Identifies the files that a build left, so that a damaged or emptied folder is filled again.
 * @param state the folder of the local KV and search database. Other processes may write to it, so only file names count.
 */
export function outputFingerprint(outDir: string, state: string): string {
  const folders = ["assets", "records", "search", "worker"].map((name) => join(outDir, name));
  const stored = ["kv", "d1"].flatMap((name) => stamps([join(state, "v3", name)]));
  // SQLite removes these when the last process closes the database.
  const names = stored.map((stamp) => stamp.replace(/ \S+ \S+$/, "")).filter((name) => !/-(wal|shm)$/.test(name));
  return contentHash(...stamps(folders), ...names);
}

/** Where `npm run build` stores the fingerprint of the last build into `outDir`. Removed before a build writes anything. */
export const fingerprintIn = (outDir: string) => join(outDir, "fingerprint");
