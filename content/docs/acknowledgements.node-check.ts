import { globSync, readFileSync } from "node:fs";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

const packages = ["core", "layers", "utils"];
const read = (path: string) => readFileSync(`node_modules/@craftjs/${path}`, "utf8");

/** The original sources of a package, which its source map holds. */
const sourcesOf = (name: string): string[] => JSON.parse(read(`${name}/dist/esm/index.js.map`)).sourcesContent;

const declarers = (kind: "dependencies" | "peerDependencies", library: string) =>
  packages.filter((name) => packageJson(`@craftjs/${name}`)[kind]?.[library]);
const imports = (name: string, library: string) =>
  new RegExp(`from"${library}(?:/\\w+)?"`).test(read(`${name}/dist/esm/index.js`));

/** A library that these packages bring, of this licence; with what is to stand in their sources, each in one that mentions the library. */
const brought =
  (library: string, by: string[], licence: string, ...uses: string[]) =>
  () => {
    same([declarers("dependencies", library), packageJson(library).license], [by, licence]);
    for (const name of by) same([name, imports(name, library)], [name, uses.length > 0]);
    const sources = by.flatMap(sourcesOf).filter((source) => source.includes(library));
    const missing = uses.filter((use) => !sources.some((source) => source.includes(use)));
    same(missing, []);
  };

/** A library that apps bring for these packages, of this licence. */
const needed = (library: string, by: string[], licence: string) => () =>
  same([declarers("peerDependencies", library), packageJson(library).license], [by, licence]);

/** The part of the README that names other projects. */
const credits = () => /## Acknowledgements[\s\S]*?(?=\n## )/.exec(read("core/README.md"))?.[0] ?? "";

export const probes: NodeCheckFile["probes"] = {
  "Versions are the ranges that `@craftjs/core` 0.2.12, `@craftjs/utils` 0.2.5 and `@craftjs/layers` 0.2.7 declare.":
    () =>
      same(
        ["core", "utils", "layers"].map((name) => packageJson(`@craftjs/${name}`).version),
        ["0.2.12", "0.2.5", "0.2.7"],
      ),

  "| `^9.0.6` | utils | Changing the editor’s state, and the patches behind undo and redo | MIT |": brought(
    "immer",
    ["utils"],
    "MIT",
    "produceWithPatches(",
    "applyPatches(state, inversePatches)",
  ),
  "| `^4.17.21` | core, utils | Comparing what a collector picked with what it picked before, and small helpers | MIT |":
    brought("lodash", ["core", "utils"], "MIT", "isEqualWith(recollect, this.collected)", "lodash/isFunction"),
  "| `^3.1.23` | utils | The ids of nodes, and of the elements that are connected | MIT |": () => {
    brought("nanoid", ["utils"], "MIT", "getRandomId = (size: number = 10) => nanoid(size)")();
    // What the module of the line above exports makes both.
    same(sourcesOf("core").filter((source) => source.includes("getRandomId as getRandomNodeId")).length, 1);
    same(sourcesOf("utils").filter((source) => source.includes("const newId = getRandomId()")).length, 1);
  },
  "| `^1.1.0` | utils | Deciding whether a connector has to be attached again | MIT |": brought(
    "shallowequal",
    ["utils"],
    "MIT",
    "isEqual(connectorPayload.required, existingConnector.required)",
  ),
  "| `^1.0.6` | core, utils | Error messages in development, short ones in production | MIT |": brought(
    "tiny-invariant",
    ["core", "utils"],
    "MIT",
    "invariant(",
  ),
  "| `^1.2.0` | core | Declared, not imported by the published build | MIT |": brought("debounce", ["core"], "MIT"),
  "| `^3.3.3` | layers | Renaming a layer in place | Apache-2.0 |": brought(
    "react-contenteditable",
    ["layers"],
    "Apache-2.0",
    "<ContentEditable",
  ),
  "| `^16.8.0 \\|\\| ^17 \\|\\| ^18 \\|\\| ^19` | all three packages | MIT |": needed("react", packages, "MIT"),
  "| `>= 6.1` | layers only | MIT |": needed("styled-components", ["layers"], "MIT"),

  "`@craftjs/utils` also imports `react-dom`, which it does not declare.": () => {
    same([imports("utils", "react-dom"), imports("core", "react-dom")], [true, false]);
    same([...declarers("dependencies", "react-dom"), ...declarers("peerDependencies", "react-dom")], []);
  },

  "The README of `@craftjs/core` credits three projects whose ideas and code went into it:": () =>
    same(
      [...credits().matchAll(/^- \*\*\[(.+?)\]/gm)].map(([, name]) => name),
      ["react-dnd", "Grape.js", "use-methods"],
    ),
  "- **react-dnd**: a reference for how Craft.js is written, and the source of some of its utilities. Craft.js does not depend on it.":
    () => {
      same(/react-dnd.*reference.*utilities/is.test(credits()), true);
      same([...declarers("dependencies", "react-dnd"), ...declarers("peerDependencies", "react-dnd")], []);
    },
  "- **GrapesJS**: an inspiration for the whole, and the origin of the logic that finds where a dragged element would land.":
    () => same(/artf\/grapesjs.*inspiration for Craft\.js\. The element positioning logic/.test(credits()), true),
  "- **use-methods**: the hook that the editor’s state is built around, in a modified version.": () => {
    same(/slightly modified version of `use-methods`/.test(credits()), true);
    same(sourcesOf("core").filter((source) => source.includes("return useMethods(")).length, 1);
  },

  "under the [MIT licence](https://github.com/prevwong/craft.js/blob/main/LICENSE), copyright 2020 Previnash Wong Sze Chuan.":
    () => same(read("core/LICENSE").includes("Copyright (c) 2020 Previnash Wong Sze Chuan"), true),
  "The same licence covers `@craftjs/core`, `@craftjs/layers` and `@craftjs/utils`.": () => {
    for (const name of packages) same([name, packageJson(`@craftjs/${name}`).license], [name, "MIT"]);
    same(globSync("node_modules/@craftjs/*/LICENSE").length, 3);
  },
};
