import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { promisify } from "node:util";

/** Commits with formatting changes only, one per line, as for `git blame --ignore-revs-file`. */
const ignoredCommits = ".git-blame-ignore-revs";

const git = (args: string[], cwd: string) =>
  promisify(execFile)("git", args, { cwd, maxBuffer: 2 ** 28, env: { ...process.env, LC_ALL: "C" } });

/** Time of each file's last commit (ISO 8601) by path from the project's root; empty if they are unknown. */
export async function commitTimes(folder: string, cwd = "."): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  if (await commitTimesProblem(cwd)) return times;
  const args = ["log", "--format=>%H %cI", "--name-only", "--relative", "-z", "--", folder];
  const { stdout } = await git(args, cwd).catch(() => ({ stdout: "" })); // a test's folder outside the repository
  const ignored = ignoredIn(cwd);
  let time: string | undefined;
  for (const line of stdout.split(/[\0\n]/)) {
    if (line.startsWith(">")) {
      const [hash = "", committed] = line.slice(1).split(" ");
      time = ignored.has(hash) ? undefined : committed;
    } else if (line && time) {
      if (!times.has(line)) times.set(line, time);
    }
  }
  return times;
}

/** The reason why the times of commits are unknown, with instructions, or null. No date is better than a wrong one. */
export async function commitTimesProblem(cwd = "."): Promise<string | null> {
  const pages = "Pages have no dates, which come from git:";
  try {
    const { stdout: isShallow } = await git(["rev-parse", "--is-shallow-repository"], cwd);
    // The oldest commit of a shallow clone seems to have changed all files.
    if (isShallow.startsWith("true")) return `${pages} this clone is shallow. Run: git fetch --unshallow`;
    const { stdout: names } = await git(["ls-tree", "--name-only", "HEAD", "./"], cwd);
    return names ? null : `${pages} this folder was not cloned, but is inside another repository`;
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") return `${pages} git is not installed, or not in the PATH`;
    const reason = /^fatal: (.*)/m.exec(stderr)?.[1] ?? String(error);
    const command = /^\s*(git config .*)/m.exec(stderr)?.[1]; // for a folder of another user
    return `${pages} ${reason}${command ? `. Run: ${command}` : ""}`;
  }
}

function ignoredIn(root: string): Set<string> {
  try {
    return new Set(readFileSync(join(root, ignoredCommits), "utf8").split("\n"));
  } catch {
    return new Set();
  }
}
