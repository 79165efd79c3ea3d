import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ContentError } from "./problems.ts";
import { readSettings } from "./settings.ts";

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), "settings-"));
  for (const name of ["site", "sidebars", "redirects"])
    cpSync(`test/fixtures/site/${name}.ts`, join(content, `${name}.ts`));
});
afterEach(() => rmSync(content, { recursive: true }));

/** Puts `after` in the place of the one `before` in a file. */
function edit(name: string, before: string, after: string): void {
  const file = join(content, name);
  const source = readFileSync(file, "utf8");
  expect(source.split(before)).toHaveLength(2);
  writeFileSync(
    file,
    source.replace(before, () => after),
  );
}
async function problems(): Promise<string[]> {
  const error = await readSettings(content).catch((error: unknown) => error);
  if (!(error instanceof ContentError)) throw error;
  return error.message.replaceAll(`${content}/`, "").split("\n");
}

it("reads the three files, again after they have changed", async () => {
  expect((await readSettings(content)).site.title).toBe("Fixture");
  edit("site.ts", 'title: "Fixture"', 'title: "Changed"');
  expect((await readSettings(content)).site.title).toBe("Changed");
});

it.each([
  ["site.ts", 'title: "Fixture"', 'title: ""', "site.title: "],
  ["site.ts", "https://fixture.example", "https://fixture.example/", "site.origin: must not end with a slash"],
  ["site.ts", "/edit/main/", "/edit/main", "site.editBase: must end with a slash"],
  ["site.ts", '"/support"', '"support"', "site.navbar.support.href: must be a path (/…) or a full https address"],
  [
    "site.ts",
    '"/support"',
    '"//evil.example"',
    "site.navbar.support.href: must be a path (/…) or a full https address",
  ],
  ["site.ts", '"/docs/1.0"', '"docs/1.0"', "site.versions.1.path: must be a path that starts with one slash"],
  ["site.ts", "hooks:", "Hooks:", "site.tags.Hooks: "],
  ["sidebars.ts", "export const sidebars", "export const sidebar", "sidebars: "],
  ["sidebars.ts", '["overview"]', "[]", "sidebars.old.0.items: must list a page"],
  ["redirects.ts", '"/old"', '"old"', "redirects.old: "],
  [
    "redirects.ts",
    '"/docs/overview"',
    '"https://evil.example"',
    "redirects./old: must be a path that starts with one slash",
  ],
])("names the setting in %s that is wrong where %s becomes %s", async (file, before, after, message) => {
  edit(file, before, after);
  const found = await problems();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:1  ${message}`);
});

it("names the line that is no TypeScript", async () => {
  const line =
    readFileSync(join(content, "sidebars.ts"), "utf8")
      .split("\n")
      .findIndex((text) => text.includes("Guides")) + 1;
  edit("sidebars.ts", '"Guides",', '"Guides"');
  expect((await problems())[0]).toMatch(
    new RegExp(`^sidebars\\.ts:${line}:\\d+ {2}TypeScript syntax: Expected "}" but found`),
  );
});

it("names the file that is not there", async () => {
  rmSync(join(content, "redirects.ts"));
  expect(await problems()).toEqual(["redirects.ts  there is no such file"]);
});

it("names the file that fails when it runs", async () => {
  edit("sidebars.ts", "export const", 'throw new Error("not today");\nexport const');
  expect(await problems()).toEqual(["sidebars.ts:1  cannot be run: not today"]);
});
