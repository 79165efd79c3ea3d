import { same } from "../../../test/docs/browser/check-file.ts";
import { packageJson } from "../../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "with `@craftjs/core` 0.2.12 and React 19.": () =>
    same([packageJson("@craftjs/core").version, packageJson("react").version.split(".")[0]], ["0.2.12", "19"]),
};
