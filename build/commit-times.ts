import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";

/**
 * When each file below a folder was last committed, ISO 8601, by its path from the project's root. Empty where there is no
 * git, or no history.
 */
export function commitTimes(folder: string): Map<string, string> {
  const times = new Map<string, string>();
  try {
    const git = (...words: string[]) =>
      execFileSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"] });
    const root = git("rev-parse", "--show-toplevel").trim();
    let time = "";
    for (const line of git("log", "--format=>%cI", "--name-only", "-z", "--", folder).split(/[\0\n]/)) {
      if (line.startsWith(">")) time = line.slice(1);
      else if (line) {
        const file = relative(".", join(root, line));
        if (!times.has(file)) times.set(file, time);
      }
    }
  } catch {
    // A page without a date is better than a site that cannot be built from a download.
  }
  return times;
}
