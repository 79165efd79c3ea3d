import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../test-folder.ts";
import { commitTimes } from "./commit-times.ts";

const cwd = testFolder();

it("passes over a commit that changed no word", async () => {
  const git = (date: string, ...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...words], {
      cwd,
      encoding: "utf8",
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  const commit = (day: number, text: string) => {
    writeFiles(cwd, { "content/page.mdx": text });
    git("", "add", ".");
    git(`2026-01-0${day}T00:00:00Z`, "commit", "-qm", text);
  };
  git("", "init", "-q");
  commit(1, "One two.");
  commit(2, "One\ntwo.");
  expect((await commitTimes("content", cwd)).get("content/page.mdx")).toMatch("2026-01-02");
  writeFiles(cwd, { ".git-blame-ignore-revs": `# Form only.\n${git("", "rev-parse", "HEAD")}` });
  expect((await commitTimes("content", cwd)).get("content/page.mdx")).toMatch("2026-01-01");
});
