import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeAtomically } from "./write-atomically.ts";

const folder = mkdtempSync(join(tmpdir(), "write-atomically-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("leaves one whole file in a folder that it makes, whoever else writes it", async () => {
  const file = join(folder, "new", "a.json");
  const contents = "a".repeat(100_000);
  await Promise.all([1, 2, 3].map(() => writeAtomically(file, contents)));
  expect(readdirSync(join(folder, "new"))).toEqual(["a.json"]);
  expect(readFileSync(file, "utf8")).toBe(contents);
});
