import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { promisify } from "node:util";

/** Commits with formatting changes only, one per line, as for `git blame --ignore-revs-file`. */
const ignoredCommits = ".git-blame-ignore-revs";

/** Time of each file's last commit (ISO 8601) by path from the project's root; empty without a git history. */
export async function commitTimes(folder: string, cwd = "."): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  try {
    const words = ["log", "--format=>%H %cI", "--name-only", "--relative", "-z", "--", folder];
    const { stdout } = await promisify(execFile)("git", words, { cwd, maxBuffer: 2 ** 28 });
    const ignored = ignoredIn(cwd);
    let time: string | undefined;
    for (const line of stdout.split(/[\0\n]/)) {
      if (line.startsWith(">")) {
        const [hash = "", committed] = line.slice(1).split(" ");
        time = ignored.has(hash) ? undefined : committed;
      } else if (line && time) {
        const file = normalize(line);
        if (!times.has(file)) times.set(file, time);
      }
    }
  } catch {
    // Pages without a date are better than a download that cannot be built.
  }
  return times;
}

function ignoredIn(root: string): Set<string> {
  try {
    return new Set(readFileSync(join(root, ignoredCommits), "utf8").split("\n"));
  } catch {
    return new Set();
  }
}
