import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";

/** Commits with formatting changes only, one per line, as for `git blame --ignore-revs-file`. */
const ignoredCommits = ".git-blame-ignore-revs";

/** Time of each file's last commit (ISO 8601) by path from the project's root; empty without a git history. */
export function commitTimes(folder: string, cwd = "."): Map<string, string> {
  const times = new Map<string, string>();
  try {
    const git = (...words: string[]) =>
      execFileSync("git", words, { cwd, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"] });
    const root = git("rev-parse", "--show-toplevel").trim();
    const ignored = ignoredIn(root);
    let time: string | undefined;
    for (const line of git("log", "--format=>%H %cI", "--name-only", "-z", "--", folder).split(/[\0\n]/)) {
      if (line.startsWith(">")) {
        const [hash = "", committed] = line.slice(1).split(" ");
        time = ignored.has(hash) ? undefined : committed;
      } else if (line && time) {
        const file = relative(realpathSync(cwd), join(root, line));
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
