import type fs from "node:fs";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { watchFolders } from "./watch.ts";

const root = testFolder({ "docs/page.mdx": "" });
let end: () => void;
const changed = vi.fn();
const expectChange = async () => {
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 3000);
  // Let all events of one change arrive.
  await new Promise((done) => setTimeout(done, 50));
  changed.mockClear();
};

beforeEach(() => {
  end = watchFolders([root], changed);
  changed.mockClear();
});
afterEach(() => end());

it("reports each time that a file is replaced by another, as editors save it", async () => {
  for (const text of ["one", "two", "three"]) {
    writeFileSync(join(root, "docs/page.mdx~"), text);
    await expectChange();
    renameSync(join(root, "docs/page.mdx~"), join(root, "docs/page.mdx"));
    await expectChange();
  }
});

it("reports files in new and recreated folders", async () => {
  for (const _ of ["new", "again"]) {
    mkdirSync(join(root, "blog/drafts"), { recursive: true });
    await expectChange();
    writeFileSync(join(root, "blog/drafts/post.mdx"), "");
    await expectChange();
    rmSync(join(root, "blog"), { recursive: true });
    await expectChange();
  }
});

it("prints instructions when the system's limit on watched folders is reached", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const full = Object.assign(new Error("ENOSPC: System limit for number of file watchers reached"), { code: "ENOSPC" });
  const watch = (() => {
    throw full;
  }) as unknown as typeof fs.watch;
  expect(() => watchFolders([root], changed, watch)()).not.toThrow();
  expect(report.mock.calls).toEqual([[expect.stringMatching(/limit .* Run: sudo sysctl fs\.inotify/)]]);
  report.mockRestore();
});
