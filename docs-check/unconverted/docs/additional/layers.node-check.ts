import { readFileSync } from "node:fs";
import { same } from "../../../harness/check-file.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

export const probes: NodeCheckFile["probes"] = {
  "It is a peer dependency: install it even if you render the rows yourself. Without it, your bundler cannot resolve `styled-components`.":
    () => {
      // The one module of each build imports it, whatever is taken from there.
      const builds = ["cjs", "esm"].map((build) =>
        readFileSync(`node_modules/@craftjs/layers/dist/${build}/index.js`, "utf8"),
      );
      same(
        builds.map((code) => /(?:from|require\()"styled-components"/.test(code)),
        [true, true],
      );
    },
};
