import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { testFolder } from "../test-folder.ts";
import { fingerprint } from "./fingerprint.ts";

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
  ["a file that is gone", () => rmSync(page)],
  ["a setting", () => vi.stubEnv("BASE_PATH", "/sub/")],
])("changes with %s", (_, change) => {
  const before = fingerprint([], folder);
  change();
  expect(fingerprint([], folder)).not.toBe(before);
});

it("changes with the command's options", () => {
  expect(fingerprint(["--pictures"], folder)).not.toBe(fingerprint([], folder));
});
