import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { join } from "node:path/posix";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { commitTimes, commitTimesProblem } from "./commit-times.ts";

const folder = testFolder({ "repository/content/page.mdx": "" });
const cwd = join(folder, "repository");
afterEach(() => vi.unstubAllEnvs());

const git = (date: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

function commit(day: number, text: string, file = "content/page.mdx") {
  writeFiles(cwd, { [file]: text });
  git("", "add", ".");
  git(`2026-01-0${day}T00:00:00Z`, "commit", "-qm", text);
}

const timeOf = async (root: string, file = "content/page.mdx") =>
  (await commitTimes("content", root)).get(join(file))?.slice(0, 10);

it("ignores commits that only changed the format", async () => {
  git("", "init", "-q");
  commit(1, "One two.");
  commit(2, "One\ntwo.");
  expect(await timeOf(cwd)).toBe("2026-01-02");
  writeFiles(cwd, { ".git-blame-ignore-revs": `# Form only.\n${git("", "rev-parse", "HEAD")}` });
  expect(await timeOf(cwd)).toBe("2026-01-01");
  expect(await commitTimesProblem(cwd)).toBe(null);
});

it("leaves out the dates of a shallow clone until it has the history", async () => {
  git("", "init", "-q");
  commit(1, "One.");
  commit(2, "Two.", "content/other.mdx");
  const clone = join(folder, "clone");
  git("", "clone", "-q", "--depth", "1", pathToFileURL(resolve(cwd)).href, resolve(clone));
  expect(await commitTimesProblem(clone)).toBe(
    "Pages have no dates, which come from git: this clone is shallow. Run: git fetch --unshallow",
  );
  expect(await commitTimes("content", clone)).toEqual(new Map());
  git("", "-C", resolve(clone), "fetch", "-q", "--unshallow");
  expect(await commitTimesProblem(clone)).toBe(null);
  expect(await timeOf(clone)).toBe("2026-01-01");
});

it("reports why dates are missing: another user's folder, no repository, or no git", async () => {
  git("", "init", "-q");
  commit(1, "One.");
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  expect(await commitTimesProblem(cwd)).toMatch(
    /^Pages have no dates, which come from git: detected dubious ownership.*\. Run: git config --global --add safe\.directory .+$/,
  );
  expect(await commitTimes("content", cwd)).toEqual(new Map());
  vi.unstubAllEnvs();
  vi.stubEnv("GIT_CEILING_DIRECTORIES", resolve(folder, ".."));
  expect(await commitTimesProblem(folder)).toMatch(
    /^Pages have no dates, which come from git: not a git repository.*$/,
  );
  writeFiles(cwd, { "download/content/page.mdx": "" });
  expect(await commitTimesProblem(join(cwd, "download"))).toBe(
    "Pages have no dates, which come from git: this folder was not cloned, but is inside another repository",
  );
  vi.stubEnv("PATH", resolve(folder));
  expect(await commitTimesProblem(cwd)).toBe(
    "Pages have no dates, which come from git: git is not installed, or not in the PATH",
  );
});
