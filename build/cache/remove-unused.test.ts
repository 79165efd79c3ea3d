import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { noteUse, removeUnused } from "./remove-unused.ts";

const cache = testFolder();

function write(name: string, days: number): string {
  const file = join(cache, name);
  writeFileSync(file, "");
  const used = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, used, used);
  return file;
}

it("removes only files that have not been used for 30 days", async () => {
  write("new.json", 0);
  write("recent.json", 29);
  write("old.json", 31);
  write("old.json.7c9e.new", 31); // left by an interrupted build
  await removeUnused(cache);
  expect(readdirSync(cache).sort()).toEqual(["new.json", "recent.json"]);
});

it("keeps files that are used again", async () => {
  const file = write("old.json", 31);
  await noteUse(file);
  await removeUnused(cache);
  expect(readdirSync(cache)).toEqual(["old.json"]);
});

it("ignores missing files and folders", async () => {
  await noteUse(join(cache, "none.json"));
  await removeUnused(join(cache, "none"));
  expect(readdirSync(cache)).toEqual([]);
});
