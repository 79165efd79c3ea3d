import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";
import { missesRootNode } from "./errors.node-check.ts";

export const probes: NodeCheckFile["probes"] = {
  "Where Node.js itself loads the package as an ES module, as on a server that leaves `node_modules` unbundled, `import { ROOT_NODE } from '@craftjs/core'` fails with *Named export 'ROOT_NODE' not found*. The other exports work. Write `'ROOT'` there.":
    missesRootNode,
};
