import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

const names = ["core", "layers", "utils"] as const;
const own = (list: Record<string, string> | undefined) =>
  Object.keys(list ?? {}).filter((name) => name.startsWith("@craftjs/"));
const scriptsOf = (name: string): Record<string, string> => packageJson(`@craftjs/${name}`).scripts ?? {};
const inAll = (script: string) => [...new Set(names.map((name) => scriptsOf(name)[script]))];

export const probes: NodeCheckFile["probes"] = {
  "The code is at [prevwong/craft.js](https://github.com/prevwong/craft.js), a monorepo with one folder for each package.":
    () => {
      same(packageJson("@craftjs/core").repository?.url, "https://github.com/prevwong/craft.js/");
      // All of them are built by a script two folders above their own.
      for (const name of names) same(scriptsOf(name).build?.includes(" ../../scripts/"), true);
    },

  "The editor, the hooks and the components that you import | `@craftjs/utils` |": () =>
    same(own(packageJson("@craftjs/core").dependencies), ["@craftjs/utils"]),

  "| `@craftjs/utils`, and `@craftjs/core` as a peer |": () => {
    const { dependencies, peerDependencies } = packageJson("@craftjs/layers");
    same([own(dependencies), own(peerDependencies)], [["@craftjs/utils"], ["@craftjs/core"]]);
  },

  "What the other two share: state, history, connectors. Internal: do not import it in an app. | |": () => {
    const { dependencies, peerDependencies } = packageJson("@craftjs/utils");
    same([own(dependencies), own(peerDependencies)], [[], []]);
    const shared: object = createRequire(import.meta.url)("@craftjs/utils");
    for (const part of ["useMethods", "History", "wrapConnectorHooks"]) same(part in shared, true);
  },

  "| `build` | Runs the repository’s build script with `NODE_ENV=production` |": () =>
    same(inAll("build"), ["cross-env NODE_ENV=production ../../scripts/build.sh"]),

  "| `start` | Runs the same script with `NODE_ENV=development` |": () =>
    same(inAll("start"), ["cross-env NODE_ENV=development ../../scripts/build.sh"]),

  "| `clean` | Deletes what was built: `lib` and `dist` |": () => same(inAll("clean"), ["rimraf lib dist"]),

  "| `dev:yalc` | In core and utils: runs the repository’s script for [yalc](https://www.npmjs.com/package/yalc) |":
    () =>
      same(
        names.map((name) => scriptsOf(name)["dev:yalc"]),
        ["../../scripts/yalc.sh", undefined, "../../scripts/yalc.sh"],
      ),

  "What is published is `lib`, with the type declarations, and `dist`, with a CommonJS and an ES module build. Both builds have source maps with the original sources in them":
    () => {
      for (const name of names) {
        const { files, types, main, module } = packageJson(`@craftjs/${name}`);
        same(
          [files, types, main, module],
          [["dist", "lib"], "./lib/index.d.ts", "./dist/cjs/index.js", "./dist/esm/index.js"],
        );
        for (const build of [main, module]) {
          const map = `node_modules/@craftjs/${name}/${build}.map`;
          same(existsSync(map), true);
          const { sources, sourcesContent } = JSON.parse(readFileSync(map, "utf8"));
          same(sourcesContent.filter(Boolean).length, sources.length);
        }
      }
    },

  "In a running app, `window.__CRAFTJS__` says which versions of the packages are loaded.": () => {
    for (const name of names) {
      const { version, module } = packageJson(`@craftjs/${name}`);
      const code = readFileSync(`node_modules/@craftjs/${name}/${module}`, "utf8");
      same(code.includes(`window.__CRAFTJS__["@craftjs/${name}"]="${version}"`), true);
    }
  },
};
