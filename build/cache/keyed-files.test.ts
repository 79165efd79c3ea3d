import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { keyedFiles, readKeyed } from "./keyed-files.ts";

const outDir = testFolder();
const open = () => keyedFiles(outDir, "records");
const pathOf = (key: string) => join(outDir, "records", key);

it("does not rewrite an existing file", () => {
  open().put("a", "one");
  utimesSync(pathOf("a"), 1000, 1000);
  const reopened = open();
  reopened.put("a", "one");
  expect([readKeyed(outDir, "records", "a"), statSync(pathOf("a")).mtimeMs]).toEqual(["one", 1_000_000]);
  expect(reopened.used).toEqual(new Set(["a"]));
});

it("finds the files of an earlier build", () => {
  open().put("a", "one");
  const files = open();
  expect([files.has("a"), files.has("b")]).toEqual([true, false]);
  expect(files.used).toEqual(new Set(["a"]));
});

it("ignores an empty file, which a power cut may leave", () => {
  open().put("a", "one");
  writeFileSync(pathOf("a"), "");
  const files = open();
  expect(files.has("a")).toBe(false);
  files.put("a", "one");
  expect(readKeyed(outDir, "records", "a")).toBe("one");
});

it("removes unused files, and files of an interrupted build", () => {
  const before = open();
  for (const key of ["a", "b", "c"]) before.put(key, key);
  writeFileSync(pathOf("d.new"), "half of");
  writeFileSync(pathOf("e.new"), ""); // on a full disk
  const files = open();
  files.has("a");
  files.put("b", "b");
  files.prune();
  expect([files.has("b"), files.has("c")]).toEqual([true, false]);
  expect(readdirSync(pathOf("")).sort()).toEqual(["a", "b"]);
});
