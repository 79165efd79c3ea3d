import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "watch-"));
vi.stubEnv("DOCS_CHECK_FOLDER", folder);
const { watchPages } = await import("./watch.ts");

test("saving a page, a check or a record checks its page once; other files have no effect", async () => {
  for (const path of ["content/docs/api", "content/blog", "checks/api", "vouched"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  const checked: string[] = [];
  const stop = watchPages((id) => checked.push(id));
  const files = [
    "content/docs/api/a.mdx",
    "content/docs/api/a.mdx",
    "content/blog/b.mdx",
    "checks/api/c.test.tsx",
    "vouched/d.json",
    "checks/api/helper.tsx",
  ];
  for (const file of files) writeFileSync(join(folder, file), "text");
  await vi.waitFor(() => expect(checked.sort()).toEqual(["api/a", "api/c", "blog/b", "d"]), 5000);
  stop();
  rmSync(folder, { recursive: true });
});
