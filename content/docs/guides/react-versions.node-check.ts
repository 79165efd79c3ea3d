import { readFileSync } from "node:fs";
import { same } from "../../../test/docs/browser/check-file.ts";
import { packageJson } from "../../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

/** The versions of React that a package accepts, in words: `16.8, 17, 18 and 19`. */
function accepted(name: string): string {
  const versions = packageJson(name).peerDependencies?.react?.match(/(?<![\d.])\d+(?:\.[1-9]\d*)?/g) ?? [];
  return new Intl.ListFormat("en-GB").format(versions);
}

export const probes: NodeCheckFile["probes"] = {
  "`@craftjs/core` 0.2.12 and `@craftjs/layers` 0.2.7 accept React 16.8, 17, 18 and 19.": () =>
    same([accepted("@craftjs/core"), accepted("@craftjs/layers")], Array(2).fill("16.8, 17, 18 and 19")),

  "an older version of Craft.js is being installed: 0.2.12 accepts them all.": () =>
    same([packageJson("@craftjs/core").version, accepted("@craftjs/core")], ["0.2.12", "16.8, 17, 18 and 19"]),

  "the examples of this documentation are written for 19, and 18 runs them with two changes,": () =>
    same(packageJson().dependencies?.react?.split(".")[0], "19"),

  "### “Accessing element.ref was removed in React 19” {#warnings}": () => {
    const runtime = readFileSync("node_modules/react/cjs/react-jsx-runtime.development.js", "utf8");
    same(runtime.includes('"Accessing element.ref was removed in React 19.'), true);
  },
};
