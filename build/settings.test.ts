import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ContentError } from "./problems.ts";
import { readSettings } from "./settings.ts";
import { testFolder } from "./test-folder.ts";

const names = ["site.ts", "tags.ts", "sidebars.ts", "redirects.ts"];
const content = testFolder(Object.fromEntries(names.map((name) => [name, readFileSync(`test/fixtures/site/${name}`)])));

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

it("reads the files, again after they have changed", async () => {
  expect((await readSettings(content)).site.title).toBe("Fixture");
  edit("site.ts", 'title: "Fixture"', 'title: "Changed"');
  expect((await readSettings(content)).site.title).toBe("Changed");
});

const mustBeAddress = "must be a path (/…) or a full https address";

it.each([
  ["site.ts", 'title: "Fixture"', 'title: ""', '3  site.title: must not be empty, found ""'],
  ["site.ts", 'title: "Fixture"', "title: 7", "3  site.title: must be text, found 7"],
  ["site.ts", 'title: "Fixture"', "title: 7n", "3  site.title: must be text, found 7"],
  ["site.ts", '  title: "Fixture",\n', "", "2  site.title is missing: add it to site.ts"],
  ["site.ts", "tagline:", "taglin:", "2  site.tagline is missing: add it to site.ts"],
  ["site.ts", "tagline:", 'tag_line: "a",\n  tagline:', '4  site has no setting "tag_line". Did you mean "tagline"?'],
  [
    "site.ts",
    'sidebar: "old"',
    'sidebar: "old", banner: true',
    '28  site.versions.1 has no setting "banner". Known ones: name, label, folder, path, mainDoc, sidebar.',
  ],
  [
    "site.ts",
    "https://fixture.example",
    "https://fixture.example/",
    '6  site.origin: must be an origin, without a slash or a path at its end, found "https://fixture.example/"',
  ],
  ["site.ts", "/edit/main/", "/edit/main", "10  site.editBase: must end with a slash, found "],
  ["site.ts", '"ltr"', '"left"', '8  site.direction: must be "ltr" or "rtl", found "left"'],
  ["site.ts", '["@example/core"]', '"@example/core"', '12  site.packages: must be a list, found "@example/core"'],
  ["site.ts", 'label: "Examples", ', "", "16  site.navbar.examples.label is missing: add it to site.ts"],
  ["site.ts", '"/support"', '"support"', `17  site.navbar.support.href: ${mustBeAddress}, found "support"`],
  [
    "site.ts",
    '"/support"',
    '"//evil.example"',
    `17  site.navbar.support.href: ${mustBeAddress}, found "//evil.example"`,
  ],
  ["site.ts", ', mainDoc: "overview", sidebar: "old"', ', sidebar: "old"', "28  site.versions.1.mainDoc is missing: "],
  [
    "site.ts",
    '"/docs/1.0"',
    '"docs/1.0"',
    '28  site.versions.1.path: must be a path that starts with one slash, found "docs/1.0"',
  ],
  [
    "site.ts",
    '"/docs/1.0"',
    '"/docs"',
    '28  site.versions.1.path: must be another one than in versions.0, found "/docs"',
  ],
  [
    "site.ts",
    'name: "1.0"',
    'name: "current"',
    '28  site.versions.1.name: must be another one than in versions.0, found "current"',
  ],
  ["tags.ts", '"état"', '"hooks"', '1  tags.state: must be another one than in tags.hooks, found "hooks"'],
  [
    "sidebars.ts",
    '"Guides"',
    '"Introduction"',
    '4  sidebars.docs.1.label: must be another one than in category 0, found "Introduction"',
  ],
  [
    "tags.ts",
    "hooks:",
    "Hooks:",
    '1  tags.Hooks: a tag\'s key has lower-case letters, digits and hyphens, found "Hooks"',
  ],
  [
    "sidebars.ts",
    "export const sidebars",
    "export const sidebar",
    '1  exports no "sidebars": write export const sidebars = {…}. Did you mean "sidebar"?',
  ],
  ["sidebars.ts", '["overview"]', "[]", "6  sidebars.old.0.items: must list a page, found an empty list"],
  ["redirects.ts", '"/old"', '"old"', '1  redirects.old: must be a path that starts with one slash, found "old"'],
  [
    "redirects.ts",
    '"/docs/overview"',
    '"https://evil.example"',
    '1  redirects./old: must be a path that starts with one slash, found "https://evil.example"',
  ],
])("names the setting in %s that is wrong where %s becomes %s", async (file, before, after, message) => {
  edit(file, before, after);
  const found = await problems();
  expect(found.filter((problem) => problem.startsWith(`${file}:${message}`))).toHaveLength(1);
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
  expect(await problems()).toEqual(['redirects.ts  there is no such file: it has to export "redirects"']);
});

it("names the file that fails when it runs", async () => {
  edit("sidebars.ts", "export const", '\nthrow new Error("not today");\nexport const');
  expect(await problems()).toEqual(["sidebars.ts:2:7  cannot be run: not today"]);
});

it("names the key that stands twice, of which only one would count", async () => {
  edit("redirects.ts", '"/old":', '"/old": "/docs/a",\n"/old":');
  expect(await problems()).toEqual(['redirects.ts:2:1  TypeScript syntax: Duplicate key "/old" in object literal']);
});
