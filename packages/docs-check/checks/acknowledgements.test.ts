import { readFileSync } from "node:fs";
import { tables } from "page:acknowledgements";
import { expect, test } from "vitest";
import { packageJson } from "../../../test/package-json.ts";

const rows = tables.flatMap(({ headers, rows }) =>
  rows.map(({ cells }) => Object.fromEntries(headers.map((header, index) => [header, cells[index]?.text ?? ""]))),
);
const packages = ["@craftjs/core", "@craftjs/utils", "@craftjs/layers"];
const names = packages.map((name) => name.replace("@craftjs/", ""));

test.each(["dependencies", "peerDependencies"] as const)("#libraries: the packages declare these %s", (kind) => {
  const declared = packages.flatMap((name) =>
    Object.entries(packageJson(name)[kind] ?? {}).map(([library, range]) => `${library} ${range}`),
  );
  const listedRows = rows.filter((row) => (row["Declared by"] === undefined) === (kind === "peerDependencies"));
  const isCraftPackage = (entry: string) => entry.startsWith("@craftjs/");
  expect(new Set(listedRows.map(({ Library, Range }) => `${Library} ${Range}`))).toEqual(
    new Set(declared.filter((entry) => !isCraftPackage(entry))),
  );
});

test("#libraries: each library is declared by the packages in its row, under its licence", () => {
  for (const { Library = "", Licence, "Declared by": declaredBy } of rows) {
    expect([Library, packageJson(Library).license]).toEqual([Library, Licence]);
    if (declaredBy === undefined) continue;
    const declaringPackages = names.filter((_, index) => packageJson(packages[index] ?? "").dependencies?.[Library]);
    expect([Library, declaredBy.split(", ").toSorted()]).toEqual([Library, declaringPackages.toSorted()]);
  }
});

test("#licence: all three packages are under the MIT licence", () => {
  expect(packages.map((name) => packageJson(name).license)).toEqual(["MIT", "MIT", "MIT"]);
});

test("#licence: it permits selling copies that include the copyright notice and the licence", () => {
  const licence = readFileSync("node_modules/@craftjs/core/LICENSE", "utf8").replace(/\s+/g, " ");
  expect(licence).toContain("without restriction, including without limitation the rights to use");
  expect(licence).toMatch(/and\/or sell copies of the Software.* permission notice shall be included in all copies/);
});

test("#libraries: utils imports react-dom, and no package declares it", () => {
  const code = readFileSync("node_modules/@craftjs/utils/dist/esm/index.js", "utf8");
  expect(code).toMatch(/from ?["']react-dom["']/);
  const declared = packages.flatMap((name) => {
    const { dependencies, peerDependencies } = packageJson(name);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  expect(declared).not.toContain("react-dom");
});

test("#projects: the README of core credits these projects", () => {
  const readme = readFileSync("node_modules/@craftjs/core/README.md", "utf8");
  const credit = (name: string) => new RegExp(`\\[${name}\\][\\s\\S]*?(?=\\n- |\\n\\n|$)`, "i").exec(readme)?.[0];
  expect(credit("react-dnd")).toMatch(/not actually used here[\s\S]*as a reference along with some utilities/);
  expect(credit("Grape\\.js")).toMatch(/inspiration[\s\S]*positioning logic used in Craft\.js is borrowed/);
  expect(credit("use-methods")).toMatch(/slightly modified version/);
  const credits = readme.slice(readme.indexOf("**[react-dnd]"));
  expect(credits.match(/^- \*\*\[|\*\*\[react-dnd/gm)).toHaveLength(3);
});

test("the package names its author, who has the copyright", () => {
  const read = (file: string) => readFileSync(`node_modules/@craftjs/core/${file}`, "utf8");
  const { author, description } = JSON.parse(read("package.json"));
  expect([author, description]).toEqual([
    expect.stringMatching(/^Prev Wong /),
    expect.stringMatching(/^A React Framework for building .* page editors/i),
  ]);
  expect(read("LICENSE")).toContain("Copyright (c) 2020 Previnash Wong Sze Chuan");
});

test("#backers: the README of core asks for backers and donations on Open Collective", () => {
  const readme = readFileSync("node_modules/@craftjs/core/README.md", "utf8");
  const donation =
    /becoming a backer\/sponsor or making a one-time donation .*https:\/\/opencollective\.com\/craftjs\/contribute/;
  expect(readme).toMatch(donation);
  expect(readme).toContain("https://opencollective.com/craftjs/backers.svg");
});
