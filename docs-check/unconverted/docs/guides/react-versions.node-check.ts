import { globSync, readFileSync } from "node:fs";
import { packageJson } from "../../../../build/package-json.ts";
import { same } from "../../../harness/check-file.ts";
import { nodeModuleWith } from "../../../harness-node/bundle-with-react.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

/** The versions of React that a package accepts, in words: `16.8, 17, 18 and 19`. */
function accepted(name: string): string {
  const versions = packageJson(name).peerDependencies?.react?.match(/(?<![\d.])\d+(?:\.[1-9]\d*)?/g) ?? [];
  return new Intl.ListFormat("en-GB").format(versions);
}

/** What can be imported from React 18, by module. */
async function namesOfReact18(): Promise<Record<string, Set<string>>> {
  const { react, dom, client, server } = (await nodeModuleWith(
    18,
    `export * as react from "react"; export * as dom from "react-dom";
    export * as client from "react-dom/client"; export * as server from "react-dom/server.browser";`,
  )) as Record<string, object>;
  const found = { react, "react-dom": dom, "react-dom/client": client, "react-dom/server": server };
  return Object.fromEntries(Object.entries(found).map(([from, names]) => [from, new Set(Object.keys(names ?? {}))]));
}

/** What the code of the pages imports from React, and from which module. */
function importsOfExamples(): [name: string, from: string][] {
  const pages = globSync("content/docs/**/*.mdx").map((file) => readFileSync(file, "utf8"));
  return pages
    .flatMap((source) => [...source.matchAll(/^import \{([^}]*)\} from '(react(?:-dom[\w/]*)?)'/gm)])
    .flatMap(([, names = "", from = ""]) =>
      (names.match(/(?<!type )\b(?!type )\w+/g) ?? []).map((name): [string, string] => [name, from]),
    );
}

export const probes: NodeCheckFile["probes"] = {
  "`@craftjs/core` 0.2.12 and `@craftjs/layers` 0.2.7 accept React 16.8, 17, 18 and 19.": () =>
    same([accepted("@craftjs/core"), accepted("@craftjs/layers")], Array(2).fill("16.8, 17, 18 and 19")),

  "an older version of Craft.js is being installed: 0.2.12 accepts them all.": () =>
    same([packageJson("@craftjs/core").version, accepted("@craftjs/core")], ["0.2.12", "16.8, 17, 18 and 19"]),

  "the examples of this documentation are written for 19, and 18 runs them with two changes, to [`ref` as a prop](#ref) and to [contexts](#context).":
    async () => {
      same(packageJson().dependencies?.react?.split(".")[0], "19");
      const names = await namesOfReact18();
      for (const [name, from] of importsOfExamples()) same([name, names[from]?.has(name)], [name, true]);
    },

  "### “Accessing element.ref was removed in React 19” {#warnings}": () => {
    const runtime = readFileSync("node_modules/react/cjs/react-jsx-runtime.development.js", "utf8");
    same(runtime.includes('"Accessing element.ref was removed in React 19.'), true);
  },
};
