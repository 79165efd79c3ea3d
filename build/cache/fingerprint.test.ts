import { rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { fingerprint, outputFingerprint } from "./fingerprint.ts";

const folder = testFolder({ "content/docs/page.mdx": "text" });
const page = join(folder, "content/docs/page.mdx");
afterEach(() => vi.unstubAllEnvs());

it("stays the same while nothing changes", () => {
  const before = fingerprint([], folder);
  writeFileSync(join(folder, "notes.txt"), "not read by the build");
  expect(fingerprint([], folder)).toBe(before);
});

it.each([
  ["a file's contents", () => writeFileSync(page, "other text")],
  ["a file's time", () => utimesSync(page, new Date(), new Date("2020-01-01"))],
  ["a new file", () => writeFileSync(join(folder, "content/site.ts"), "")],
  ["a deleted file", () => rmSync(page)],
  ["a symbolic link to itself", () => symlinkSync("loop.mdx", join(folder, "content/docs/loop.mdx"))],
  ["a setting", () => vi.stubEnv("BASE_PATH", "/sub/")],
])("changes with %s", (_, change) => {
  const before = fingerprint([], folder);
  change();
  expect(fingerprint([], folder)).not.toBe(before);
});

it("changes with the command's options", () => {
  expect(fingerprint(["--pictures"], folder)).not.toBe(fingerprint([], folder));
});

it.each([
  ["the folder of assets is deleted", () => rmSync(join(folder, "dist/assets"), { recursive: true })],
  ["a record is truncated", () => writeFileSync(join(folder, "dist/records/key"), "te")],
  ["KV is emptied", () => rmSync(join(folder, "state/v3/kv"), { recursive: true })],
  ["the search database is deleted", () => rmSync(join(folder, "state/v3/d1/rows.sqlite"))],
])("detects that %s", (_, damage) => {
  writeFiles(folder, {
    "dist/assets/a.js": "1",
    "dist/records/key": "text",
    "state/v3/kv/blobs/1": "text",
    "state/v3/d1/rows.sqlite": "rows",
  });
  const output = () => outputFingerprint(join(folder, "dist"), join(folder, "state"));
  const before = output();
  writeFiles(folder, { "state/v3/d1/rows.sqlite": "written by wrangler", "state/v3/d1/rows.sqlite-wal": "" });
  expect(output()).toBe(before);
  damage();
  expect(output()).not.toBe(before);
});
