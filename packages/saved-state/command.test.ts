import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { testFolder } from "../../build/base/test-folder.ts";

const valid = '{"ROOT":{"type":"div","isCanvas":true,"props":{}}}';
const folder = testFolder({
  "pages.ndjson": `{"ROOT":null}\n${valid}\n`,
  "page.txt": gzipSync(valid).toString("base64"),
  "page.json": '{"ROOT":{"type":{"resolvedName":"Old"},"isCanvas":true,"props":{},"nodes":["x"]}}',
});

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, ["packages/saved-state/command.ts", ...given]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: stdout + stderr }),
  );

it("says what is wrong, repairs it on request, and names the decisions that are left", async () => {
  const repaired = join(folder, "repaired.json");
  const result = await run(join(folder, "page.json"), "--resolver", "New", "--repair", repaired);
  expect(result.code).toBe(1);
  expect(result.stdout).toContain("✗ nodes.ROOT.nodes[0]");
  expect(result.stdout).toContain("https://craft.js.org/docs/api/errors#cannot-destructure");
  expect(result.stdout).toContain("2 errors, 0 warnings, 0 notes");
  expect(result.stdout).toMatch(/wait for your decision:\n✗ nodes.ROOT.type/);
  expect(JSON.parse(await readFile(join(folder, "repaired.removed.json"), "utf8"))).toMatchObject([{ value: "x" }]);
  expect(await run(repaired)).toEqual({ code: 0, stdout: "0 errors, 0 warnings, 0 notes\n" });
});

it("checks all documents of a file, and repairs the one that is chosen", async () => {
  const file = join(folder, "pages.ndjson");
  const result = await run(file);
  expect([result.code, result.stdout]).toEqual([
    1,
    expect.stringMatching(/1 of 2: line 1\n[\s\S]*2 of 2: line 2\n0 errors/),
  ]);
  expect((await run(file, "--document", "2")).code).toBe(0);
  expect(await run(file, "--repair", "x.json")).toMatchObject({ code: 2 });
});

it("takes compressed documents for an error unless they are meant to be compressed", async () => {
  const file = join(folder, "page.txt");
  expect([(await run(file)).code, (await run(file, "--packed")).code]).toEqual([1, 0]);
});

it.each([
  ["nothing", [], "Name one file."],
  ["a file that is not there", ["gone.json"], "no such file"],
  ["an unknown option", ["page.json", "--fix"], "--fix"],
])("prints its usage and exits with 2 when given %s", async (_, given, problem) => {
  const { code, stdout } = await run(...given);
  expect([code, stdout]).toEqual([2, expect.stringContaining(problem)]);
  expect(stdout).toContain("npm run saved-state -w saved-state -- page.json");
});
