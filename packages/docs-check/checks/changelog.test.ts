import { existsSync } from "node:fs";
import { tables } from "page:changelog";
import { createShadow, Positioner } from "@craftjs/core";
import { expect, test } from "vitest";
import { packageJson } from "../../../test/package-json.ts";
import { publishedField, publishedFile, publishedText } from "../harness-node/published.ts";

/** Versions that the page lists for a package, in its order. */
const listedVersions = (name: string) =>
  tables
    .find(({ anchor }) => anchor === name.replace("@craftjs/", ""))
    ?.rows.map(({ cells }) => cells[0]?.text ?? "") ?? [];

const packages = ["@craftjs/core", "@craftjs/layers"];

test.each(packages)("lists the releases of %s down from the installed one", (name) => {
  const versions = listedVersions(name);
  expect(versions[0]).toBe(packageJson(name).version);
  expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })));
});

test("#core: the current package contains the changes that the table lists for the latest releases", () => {
  const { peerDependencies, types = "" } = packageJson("@craftjs/core");
  expect(peerDependencies?.react).toContain("^19");
  expect(existsSync(`node_modules/@craftjs/core/${types}`)).toBe(true);
  expect(existsSync("node_modules/@craftjs/core/dist/esm/index.js.map")).toBe(true);
  expect([Positioner, createShadow].map((exported) => typeof exported)).toEqual(["function", "function"]);
});

test("#layers: the current package has types and works with React 19, styled-components 6.1 and core 0.2.0", () => {
  const { peerDependencies, types = "" } = packageJson("@craftjs/layers");
  expect(existsSync(`node_modules/@craftjs/layers/${types}`)).toBe(true);
  expect(peerDependencies).toMatchObject({
    react: expect.stringContaining("^19"),
    "styled-components": ">= 6.1",
    "@craftjs/core": expect.stringMatching(/^>= ?0\.2\.0$/),
  });
});

/** A pattern of code that each version of a package introduced. npm does not have 0.2.9 of core and 0.2.4 of layers. */
const changes: [string, string, RegExp][] = [
  ["@craftjs/core", "0.2.12", /"react": ".*\^19"/],
  ["@craftjs/core", "0.2.11", /store: EditorStore;\s+removeHoverOnMouseleave: boolean;\s+\} & O/],
  ["@craftjs/core", "0.2.9", /__CRAFTJS__/],
  ["@craftjs/core", "0.2.9", /indicator: [^}]*className: string/],
  ["@craftjs/core", "0.2.8", /export \{ (Positioner|createShadow) \}/],
  ["@craftjs/core", "0.2.6", /add\(nodeToAdd: Node \| Node\[\], parentId\?/],
  ["@craftjs/core", "0.2.6", /canvas\?: boolean;\s+hidden\?: boolean/],
  ["@craftjs/core", "0.2.5", /\binfo: Record/],
  ["@craftjs/core", "0.2.3", /removeHoverOnMouseleave/],
  ["@craftjs/core", "0.2.2", /mouseleave/],
  ["@craftjs/core", "0.2.0", /onBeforeMoveEnd/],
  ["@craftjs/core", "0.2.0", /create: \(.*\(\(\) => NodeTree \| React\.ReactElement\)/],
  ["@craftjs/layers", "0.2.7", /"react": ".*\^19"/],
  ["@craftjs/layers", "0.2.6", /"styled-components": ">= 6\.1"/],
  ["@craftjs/layers", "0.2.6", /removeHoverOnMouseleave/],
  ["@craftjs/layers", "0.2.4", /__CRAFTJS__/],
  ["@craftjs/layers", "0.2.1", /"@craftjs\/core": ">=0\.2\.0"/],
];

const isListable = (version: string) => /^(0\.[2-9]|[1-9])[\d.]*$/.test(version);
const releasesOf = (name: string) => (publishedField(name, "versions") as string[]).filter(isListable);

// For the nightly run, as they need the network.
test.runIf(process.env.ASK_REGISTRY).each(packages)("lists each release of %s that the registry has", (name) => {
  const releases = releasesOf(name);
  expect(releases.length).toBeGreaterThan(5);
  expect(releases.filter((version) => !listedVersions(name).includes(version))).toEqual([]);
});

test.runIf(process.env.ASK_REGISTRY).each(packages)(
  "each release of %s has its changes, and the one before does not",
  {
    timeout: 120_000,
  },
  (name) => {
    const olderVersions = name === "@craftjs/core" ? ["0.1.0-beta.20"] : [];
    const releases = [...olderVersions, ...releasesOf(name)].map((version) => ({
      version,
      text: publishedText(`${name}@${version}`),
    }));
    const compare = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
    for (const [, since, text] of changes.filter(([of]) => of === name)) {
      const firstRelease = releases.find(({ version }) => compare(version, since) >= 0);
      const earliestMatch = releases.find((release) => text.test(release.text));
      expect([String(text), earliestMatch?.version]).toEqual([String(text), firstRelease?.version]);
    }
  },
);

/** Entries of the changelogs that some releases of the packages contain: release, version and text of an entry. */
const entries: [string, string, RegExp][] = [
  ["@craftjs/core@0.2.7", "0.2.7", /Fix <Element \/> linked node creating when in react strict mode/],
  ["@craftjs/core@0.2.7", "0.2.7", /Cleanup React\.FC prop types/],
  ["@craftjs/core@0.2.7", "0.2.6", /Prevent delay when drop element outside of Editor frame/],
  ["@craftjs/core@0.2.7", "0.2.6", /Improve resolver performance/],
  ["@craftjs/core@0.2.7", "0.2.4", /fix Safari drag shadow/],
  ["@craftjs/core@0.2.7", "0.2.1", /Ensure non-null resolver prop value in Editor/],
  ["@craftjs/core@0.2.7", "0.2.1", /Fix orphaned nodes when parsing from Frame's children in strict mode/],
  ["@craftjs/layers@0.2.3", "0.2.3", /Cleanup React\.FC prop types/],
  ["@craftjs/layers@0.2.3", "0.2.2", /chevron rotation/],
];

test.runIf(process.env.ASK_REGISTRY)("the packages' changelogs have the fixes, links and no dates", () => {
  for (const specifier of new Set(entries.map(([specifier]) => specifier))) {
    const changelog = publishedFile(specifier, "CHANGELOG.md");
    for (const [, version, text] of entries.filter(([of]) => of === specifier)) {
      const release = changelog.split(/^## /m).find((part) => part.startsWith(`${version}\n`));
      expect(release).toMatch(text);
    }
    expect(changelog).toContain("https://github.com/prevwong/craft.js/pull/");
    expect(changelog).not.toMatch(/\b20\d\d-\d\d/);
  }
});
