import { globSync, readFileSync } from "node:fs";
import { same } from "../../test/docs/browser/check-file.ts";
import { packageJson } from "../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

const packages = ["core", "layers", "utils"];
const codeOf = (name: string) => readFileSync(`node_modules/@craftjs/${name}/dist/esm/index.js`, "utf8");
const declarers = (kind: "dependencies" | "peerDependencies", library: string) =>
  packages.filter((name) => packageJson(`@craftjs/${name}`)[kind]?.[library]);
const imports = (name: string, library: string) => new RegExp(`from"${library}(?:/\\w+)?"`).test(codeOf(name));

/** The part of the README that names other projects. */
const credits = () =>
  /## Acknowledgements[\s\S]*?(?=\n## )/.exec(readFileSync("node_modules/@craftjs/core/README.md", "utf8"))?.[0] ?? "";

/** A row of a table of libraries: who declares it, its licence, and whether those who declare it import it. */
function row(kind: "dependencies" | "peerDependencies", library: string, by: string[], licence: string, used = true) {
  return () => {
    same([declarers(kind, library), packageJson(library).license], [by, licence]);
    for (const name of by) same(imports(name, library), used);
  };
}

export const probes: NodeCheckFile["probes"] = {
  "Versions are the ranges that `@craftjs/core` 0.2.12, `@craftjs/utils` 0.2.5 and `@craftjs/layers` 0.2.7 declare.":
    () =>
      same(
        ["core", "utils", "layers"].map((name) => packageJson(`@craftjs/${name}`).version),
        ["0.2.12", "0.2.5", "0.2.7"],
      ),

  "| `^9.0.6` | utils | Changing the editor’s state, and the patches behind undo and redo | MIT |": () => {
    row("dependencies", "immer", ["utils"], "MIT")();
    same(/produceWithPatches|enablePatches/.test(codeOf("utils")), true);
  },
  "| `^4.17.21` | core, utils | Comparing what a collector picked with what it picked before, and small helpers | MIT |":
    () => {
      row("dependencies", "lodash", ["core", "utils"], "MIT")();
      same(codeOf("utils").includes("lodash/isEqualWith"), true);
    },
  "| `^3.1.23` | utils | The ids of nodes, and of the elements that are connected | MIT |": row(
    "dependencies",
    "nanoid",
    ["utils"],
    "MIT",
  ),
  "| `^1.1.0` | utils | Deciding whether a connector has to be attached again | MIT |": row(
    "dependencies",
    "shallowequal",
    ["utils"],
    "MIT",
  ),
  "| `^1.0.6` | core, utils | Error messages in development, short ones in production | MIT |": row(
    "dependencies",
    "tiny-invariant",
    ["core", "utils"],
    "MIT",
  ),
  "| `^1.2.0` | core | Declared, not imported by the published build | MIT |": row(
    "dependencies",
    "debounce",
    ["core"],
    "MIT",
    false,
  ),
  "| `^3.3.3` | layers | Renaming a layer in place | Apache-2.0 |": row(
    "dependencies",
    "react-contenteditable",
    ["layers"],
    "Apache-2.0",
  ),
  "| `^16.8.0 \\|\\| ^17 \\|\\| ^18 \\|\\| ^19` | all three packages | MIT |": row(
    "peerDependencies",
    "react",
    packages,
    "MIT",
  ),
  "| `>= 6.1` | layers only | MIT |": row("peerDependencies", "styled-components", ["layers"], "MIT"),

  "`@craftjs/utils` also imports `react-dom`, which it does not declare.": () => {
    same([imports("utils", "react-dom"), imports("core", "react-dom")], [true, false]);
    same([...declarers("dependencies", "react-dom"), ...declarers("peerDependencies", "react-dom")], []);
  },

  "The README of `@craftjs/core` credits three projects whose ideas and code went into it:": () =>
    same(
      [...credits().matchAll(/^- \*\*\[(.+?)\]/gm)].map(([, name]) => name),
      ["react-dnd", "Grape.js", "use-methods"],
    ),

  "- **GrapesJS**: an inspiration for the whole, and the origin of the logic that finds where a dragged element would land.":
    () => same(/artf\/grapesjs.*inspiration for Craft\.js\. The element positioning logic/.test(credits()), true),

  "- **use-methods**: the hook that the editor’s state is built around, in a modified version.": () => {
    same(/slightly modified version of `use-methods`/.test(credits()), true);
    same(codeOf("core").includes("useMethods"), true);
  },

  "- **react-dnd**: a reference for how Craft.js is written, and the source of some of its utilities. Craft.js does not depend on it.":
    () => same([...declarers("dependencies", "react-dnd"), ...declarers("peerDependencies", "react-dnd")], []),

  "under the [MIT licence](https://github.com/prevwong/craft.js/blob/main/LICENSE), copyright 2020 Previnash Wong Sze Chuan.":
    () =>
      same(
        /^Copyright .*$/im.exec(readFileSync("node_modules/@craftjs/core/LICENSE", "utf8"))?.[0],
        "Copyright (c) 2020 Previnash Wong Sze Chuan",
      ),

  "The same licence covers `@craftjs/core`, `@craftjs/layers` and `@craftjs/utils`.": () => {
    same(
      packages.map((name) => packageJson(`@craftjs/${name}`).license),
      ["MIT", "MIT", "MIT"],
    );
    same(globSync("node_modules/@craftjs/*/LICENSE").length, 3);
  },
};
