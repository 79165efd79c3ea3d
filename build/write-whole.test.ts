import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

const folder = mkdtempSync(join(tmpdir(), "write-whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("leaves one whole file in a folder that it makes, whoever else writes it", async () => {
  const file = join(folder, "new", "a.json");
  const contents = "a".repeat(100_000);
  await Promise.all([1, 2, 3].map(() => writeWhole(file, contents)));
  expect(readdirSync(join(folder, "new"))).toEqual(["a.json"]);
  expect(readFileSync(file, "utf8")).toBe(contents);
});
