import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";

const valid = '{"ROOT":{"type":"div","isCanvas":true,"props":{}}}';
const folder = testFolder({
  "pages.ndjson": `{"ROOT":null}\n${valid}\n`,
  "good/one.json": valid,
  "good/two.json": valid,
  "good/drafts.json/[slug] page.json": valid,
  "large.json": JSON.stringify({ ROOT: { type: "div", isCanvas: true, props: { text: "x".repeat(500_000) } } }),
  "page.txt": gzipSync(valid).toString("base64"),
  "-page.json": valid,
  "page.json": '{"ROOT":{"type":{"resolvedName":"Old"},"isCanvas":true,"props":{},"nodes":["x"]}}',
  "steps.json": '[{"rename":"Old","to":"New"}]',
  "wrong-steps.json": '[{"rename":"Old"}]',
});

const command = resolve("packages/saved-state/command.ts");
const run = (args: string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
};
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

it("check reports errors with links to the documentation, and exits with 1", () => {
  const checked = run(["check", "page.json", "--resolver", "New"]);
  expect(checked.code).toBe(1);
  expect(checked.stdout).toContain("✗ nodes.ROOT.nodes[0]");
  expect(checked.stdout).toContain("https://craft.js.org/docs/api/errors#cannot-destructure");
  expect(checked.stdout).toContain("2 errors");
});

it("repair writes the document, lists overwritten values, and reports the remaining errors", () => {
  const repaired = run(["repair", "page.json", "--resolver", "New", "--output", "repaired.json"]);
  expect(repaired).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/decision:\n✗ nodes.ROOT.type/),
  });
  expect(read("repaired.removed.json")).toMatchObject([{ file: "page.json", document: 1, value: "x" }]);
  expect(run(["check", "repaired.json"])).toMatchObject({ code: 0, stdout: expect.stringContaining("No findings") });
});

it("checks all files that match a pattern", () => {
  expect(run(["check", "good/*.json"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/one\.json\nNo findings\n.*two\.json\nNo findings/),
  });
});

it("prints the findings of each document of each file as JSON", () => {
  const { code, stdout } = run(["check", "pages.ndjson", "good/one.json", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      file: "pages.ndjson",
      document: 1,
      of: 2,
      steps: ["line 1"],
      findings: expect.arrayContaining([expect.objectContaining({ severity: "error" })]),
    },
    { file: "pages.ndjson", document: 2, of: 2, steps: ["line 2"], findings: [] },
    { file: "good/one.json", document: 1, of: 1, steps: [], findings: [] },
  ]);
  expect(run(["check", "pages.ndjson", "--document", "2"]).code).toBe(0);
});

it("reads documents from standard input, one in each line, and writes them in the same order", () => {
  const rows = readFileSync(join(folder, "page.json"), "utf8").replace('["x"]', "[]");
  expect(run(["check", "-"], `${valid}\n${valid}\n`).code).toBe(0);
  const { stdout } = run(["migrate", "-", "--steps", "steps.json"], `${rows}\n${valid}\n`);
  const [migrated = "", unchanged = "", ...rest] = stdout.split("\n");
  expect(JSON.parse(migrated).ROOT.type).toEqual({ resolvedName: "New" });
  expect([JSON.parse(unchanged), rest]).toEqual([JSON.parse(valid), [""]]);
});

it("checks a file whose name looks like a pattern or an option", () => {
  expect(run(["check", "good/drafts.json/[slug] page.json"]).stdout).toBe(
    "good/drafts.json/[slug] page.json\nNo findings\n",
  );
  expect(run(["check", "--", "-page.json"]).stdout).toBe("-page.json\nNo findings\n");
});

it("stops without an error when its output is closed", { skip: process.platform === "win32" }, () => {
  const pipe = `{ "$0" "$1" repair large.json; echo "$?" >&2; } | head -c 1`;
  const { stdout, stderr } = spawnSync("sh", ["-c", pipe, process.execPath, command], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([stdout, stderr]).toEqual(["{", "0\n"]);
});

it("compares two documents", () => {
  expect(run(["compare", "good/one.json", "page.json"]).stdout).toContain(
    '~ nodes.ROOT.type: "div" → {"resolvedName":"Old"}',
  );
  expect(JSON.parse(run(["compare", "good/one.json", "good/two.json", "--json"]).stdout)).toEqual({
    added: [],
    removed: [],
    moved: [],
    changed: [],
  });
});

it("reports compressed documents as an error unless --packed is set", () => {
  expect([run(["check", "page.txt"]).code, run(["check", "page.txt", "--packed"]).code]).toEqual([1, 0]);
});

it.each([
  ["nothing", [], "Name a command."],
  ["an unknown command", ["fix", "page.json"], '"fix" is not a command'],
  ["no file", ["check"], "Name a file."],
  ["a pattern without matches", ["check", "gone/*.json"], "No file matches gone/*.json."],
  ["a folder", ["check", "good"], "good is a folder"],
  ["a document number that is text", ["check", "page.json", "--document", "x"], "has no document x"],
  ["a missing document", ["check", "page.json", "--document", "2"], "page.json has no document 2: its last one is 1."],
  ["a migration without steps", ["migrate", "page.json"], "--steps steps.json"],
  ["an unknown step", ["migrate", "page.json", "--steps", "wrong-steps.json"], "Step 1 is not valid"],
  ["an unknown option", ["check", "page.json", "--fix"], "--fix"],
])("prints its usage and exits with 2 for %s", (_, args, problem) => {
  const { code, stderr } = run(args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(problem)]);
  expect(stderr).toContain("craftjs-saved-state check   page.json");
});

it.each([
  [["check", "gone.json"], "gone.json"],
  [["migrate", "page.json", "--steps", "gone.json"], "gone.json"],
  [["repair", "good/one.json", "--output", "gone/one.json"], "gone"],
])("%j names the missing file or folder without the usage, and exits with 2", (args, path) => {
  const stderr = expect.stringMatching(`^No such file or folder: ${path}\\. Relative paths start from .+\\.\n$`);
  expect(run(args)).toEqual({ code: 2, stdout: "", stderr });
});
