import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { testFolder } from "./test-folder.ts";

const folder = testFolder({
  "page.json": '{"ROOT":{"type":{"resolvedName":"Old"},"isCanvas":true,"props":{},"nodes":["x"]}}',
});

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, ["build/saved-state.ts", ...given]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: stdout + stderr }),
  );

it("says what is wrong, mends it on request, and exits with 1 while there are errors", async () => {
  const mended = join(folder, "mended.json");
  const found = await run(join(folder, "page.json"), "--resolver", "New", "--repair", mended);
  expect(found.code).toBe(1);
  expect(found.stdout).toContain("✗ nodes.ROOT.nodes[0]");
  expect(found.stdout).toContain("https://craft.js.org/docs/api/errors#cannot-destructure");
  expect(found.stdout).toContain("2 errors, 0 warnings, 0 notes");
  const removed = JSON.parse(await readFile(join(folder, "mended.removed.json"), "utf8"));
  expect(removed.map(({ value }: { value: unknown }) => value)).toEqual([
    "x",
    { type: { resolvedName: "Old" }, props: {} },
  ]);
  expect(await run(mended, "--resolver", "New")).toEqual({ code: 0, stdout: "0 errors, 0 warnings, 0 notes\n" });
});

it.each([
  ["nothing", [], "Name one file."],
  ["a file that is not there", ["gone.json"], "no such file"],
  ["an unknown option", ["page.json", "--fix"], "--fix"],
])("prints its usage and exits with 2 when given %s", async (_, given, problem) => {
  const { code, stdout } = await run(...given);
  expect([code, stdout]).toEqual([2, expect.stringContaining(problem)]);
  expect(stdout).toContain("npm run saved-state -- page.json");
});
