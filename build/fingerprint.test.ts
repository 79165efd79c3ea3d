import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { temporaryFolder } from "./temporary-folder.ts";

let folder: { path: string; remove: () => void };
let page: string;
beforeEach(() => {
  folder = temporaryFolder("fingerprint");
  page = join(folder.path, "content/docs/page.mdx");
  mkdirSync(join(folder.path, "content/docs"), { recursive: true });
  writeFileSync(page, "text");
});
afterEach(() => {
  folder.remove();
  vi.unstubAllEnvs();
});

it("stays the same while nothing changes", () => {
  const before = fingerprint([], folder.path);
  writeFileSync(join(folder.path, "notes.txt"), "not read by the build");
  expect(fingerprint([], folder.path)).toBe(before);
});

it.each([
  ["a file's contents", () => writeFileSync(page, "other text")],
  ["a file's time", () => utimesSync(page, new Date(), new Date("2020-01-01"))],
  ["a new file", () => writeFileSync(join(folder.path, "content/site.ts"), "")],
  ["a file that is gone", () => rmSync(page)],
  ["a setting", () => vi.stubEnv("BASE_PATH", "/sub/")],
])("changes with %s", (_, change) => {
  const before = fingerprint([], folder.path);
  change();
  expect(fingerprint([], folder.path)).not.toBe(before);
});

it("changes with the command's options", () => {
  expect(fingerprint(["--pictures"], folder.path)).not.toBe(fingerprint([], folder.path));
});
