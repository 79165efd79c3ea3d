import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { ContentError } from "files/problems.ts";
import { testTable } from "files/test-table.ts";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { readSettings } from "./settings.ts";

const names = ["site.ts", "tags.ts", "sidebars.ts", "redirects.ts"];
const content = testFolder(Object.fromEntries(names.map((name) => [name, readFileSync(`test/fixtures/site/${name}`)])));

/** Replaces the only occurrence of a string, and returns its line. */
function edit(name: string, before: string, after: string): number {
  const file = join(content, name);
  const source = readFileSync(file, "utf8");
  const [start = "", ...rest] = source.split(before);
  expect(rest).toHaveLength(1);
  writeFileSync(
    file,
    source.replace(before, () => after),
  );
  return start.split("\n").length;
}
async function problems(): Promise<string[]> {
  const error = await readSettings(content).catch((error: unknown) => error);
  if (!(error instanceof ContentError)) throw error;
  return error.message.replaceAll(`${content}/`, "").split("\n");
}

it("reads the files, and reads them again after they have changed", async () => {
  expect((await readSettings(content)).site.title).toBe("Fixture");
  edit("site.ts", 'title: "Fixture"', 'title: "Changed"');
  expect((await readSettings(content)).site.title).toBe("Changed");
});

/**
 * Each row: a file, a string in it, the replacement, and the start of the expected report, with a line number if the report is
 * about another line.
 */
it.each(testTable("build/settings/mistakes.txt"))(
  "reports the setting in %s after replacing %s with %s",
  async (file = "", before = "", after = "", message = "") => {
    const line = edit(file, before, after);
    const report = /^\d/.test(message) ? message : `${line}  ${message}`;
    const messages = await problems();
    expect(messages.filter((problem) => problem.startsWith(`${file}:${report}`))).toHaveLength(1);
  },
);

it("reports the line of a syntax error", async () => {
  const line = edit("sidebars.ts", '"Guides",', '"Guides"');
  expect((await problems())[0]).toMatch(
    new RegExp(`^sidebars\\.ts:${line}:\\d+ {2}TypeScript syntax: Expected "}" but found`),
  );
});

it("reports a missing file", async () => {
  rmSync(join(content, "redirects.ts"));
  expect(await problems()).toEqual(['redirects.ts  file not found: it must export "redirects"']);
});

it("reports the file that throws", async () => {
  edit("sidebars.ts", "export const", '\nthrow new Error("not today");\nexport const');
  expect(await problems()).toEqual(["sidebars.ts:2:7  cannot be run: not today"]);
});

it("reports a duplicate key", async () => {
  edit("redirects.ts", '"/old":', '"/old": "/docs/a",\n"/old":');
  expect(await problems()).toEqual(['redirects.ts:2:1  TypeScript syntax: Duplicate key "/old" in object literal']);
});
