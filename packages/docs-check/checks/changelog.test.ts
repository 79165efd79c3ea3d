import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tables } from "page:changelog";
import { createShadow, Positioner } from "@craftjs/core";
import { expect, test } from "vitest";
import { packageJson } from "../../../build/base/package-json.ts";

/** Versions that the page lists for a package, in its order. */
const listed = (name: string) =>
  tables
    .find(({ anchor }) => anchor === name.replace("@craftjs/", ""))
    ?.rows.map(({ cells }) => cells[0]?.text ?? "") ?? [];

const packages = ["@craftjs/core", "@craftjs/layers"];

test.each(packages)("lists the releases of %s down from the installed one", (name) => {
  const versions = listed(name);
  expect(versions[0]).toBe(packageJson(name).version);
  expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })));
});

test("#core: the current package has what the table says of the latest releases", () => {
  const { peerDependencies, types = "" } = packageJson("@craftjs/core");
  expect(peerDependencies?.react).toContain("^19");
  expect(existsSync(`node_modules/@craftjs/core/${types}`)).toBe(true);
  expect(existsSync("node_modules/@craftjs/core/dist/esm/index.js.map")).toBe(true);
  expect([Positioner, createShadow].map((exported) => typeof exported)).toEqual(["function", "function"]);
});

test("#layers: the current package accepts React 19, and needs styled-components 6.1 and core 0.2.0", () => {
  const { peerDependencies } = packageJson("@craftjs/layers");
  expect(peerDependencies).toMatchObject({
    react: expect.stringContaining("^19"),
    "styled-components": ">= 6.1",
    "@craftjs/core": expect.stringMatching(/^>= ?0\.2\.0$/),
  });
});

// For the nightly run, as it needs the network.
test.runIf(process.env.ASK_REGISTRY).each(packages)("lists each release of %s that the registry has", (name) => {
  const published = execFileSync("npm", ["view", name, "versions", "--json"], { encoding: "utf8" });
  const releases = (JSON.parse(published) as string[]).filter((version) => /^(0\.[2-9]|[1-9])[\d.]*$/.test(version));
  expect(releases.length).toBeGreaterThan(5);
  expect(releases.filter((version) => !listed(name).includes(version))).toEqual([]);
});
