import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, it } from "vitest";
import { writeAtomically } from "./write-atomically.ts";

const folder = mkdtempSync(join(tmpdir(), "write-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("creates the folder, and leaves one complete file after concurrent writes", async () => {
  const file = join(folder, "new", "a.json");
  const contents = "a".repeat(100_000);
  await Promise.all([1, 2, 3].map(() => writeAtomically(file, contents)));
  expect(readdirSync(join(folder, "new"))).toEqual(["a.json"]);
  expect(readFileSync(file, "utf8")).toBe(contents);
});

it("leaves no temporary file after a failure", async () => {
  mkdirSync(join(folder, "failing", "a.json", "full"), { recursive: true });
  await expect(writeAtomically(join(folder, "failing", "a.json"), "contents")).rejects.toThrow();
  expect(readdirSync(join(folder, "failing"))).toEqual(["a.json"]);
});

it("lets several threads write a file at once", async () => {
  const file = join(folder, "threads", "a.json");
  const code = `
    const { writeAtomically } = await import(${JSON.stringify(new URL("./write-atomically.ts", import.meta.url))});
    for (let index = 0; index < 300; index++) await writeAtomically(${JSON.stringify(file)}, "contents");`;
  const threads = [1, 2, 3].map(() => new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`)));
  await Promise.all(threads.map((thread) => once(thread, "exit"))); // rethrows errors of threads
  expect(readdirSync(join(folder, "threads"))).toEqual(["a.json"]);
});
