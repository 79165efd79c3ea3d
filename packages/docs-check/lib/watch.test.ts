import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "watch-"));
vi.stubEnv("DOCS_CHECK_FOLDER", folder);
const { watchPages } = await import("./watch.ts");

test("checks a page once when the page, a check or its record is saved", async () => {
  for (const path of ["content/docs/api", "content/blog", "checks/api", "vouched"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  const checkedIds: string[] = [];
  const stop = watchPages((id) => checkedIds.push(id));
  const files = [
    "content/docs/api/a.mdx",
    "content/docs/api/a.mdx",
    "content/blog/b.mdx",
    "checks/api/c.test.tsx",
    "vouched/d.json",
    "checks/api/helper.tsx",
  ];
  for (const file of files) writeFileSync(join(folder, file), "text");
  await vi.waitFor(() => expect(checkedIds.sort()).toEqual(["api/a", "api/c", "blog/b", "d"]), 5000);
  stop();
  rmSync(folder, { recursive: true });
});
